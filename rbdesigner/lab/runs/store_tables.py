"""The tables of the laboratory's files, and the steps from earlier versions."""

from __future__ import annotations

from enum import StrEnum

APPLICATION = 0x52424C42
"""Marks the files as ours: RBLB."""
VERSION = 6
"""The version of the tables that this program writes."""
UNGROUPED = -1
"""The group of what was counted before seeds were dealt into groups."""


class RunStudy(StrEnum):
    """The study that a run was played for, and for nothing else."""

    NONE = ""
    WORTH = "worth"
    TOURNAMENT = "tournament"


_TOTALS = """
CREATE TABLE totals (
    run INTEGER NOT NULL, home_q INTEGER, home_r INTEGER, player INTEGER NOT NULL, turn INTEGER NOT NULL,
    event TEXT NOT NULL, thing TEXT NOT NULL, seed_group INTEGER NOT NULL, amount INTEGER NOT NULL,
    UNIQUE (run, home_q, home_r, player, turn, event, thing, seed_group)
);
"""
TABLES = f"""
CREATE TABLE runs (
    id INTEGER PRIMARY KEY, digest TEXT NOT NULL UNIQUE, title TEXT NOT NULL, players TEXT NOT NULL,
    seed INTEGER NOT NULL, scenario TEXT NOT NULL, versions TEXT NOT NULL, without TEXT NOT NULL DEFAULT '[]',
    begun TEXT NOT NULL DEFAULT '', study TEXT NOT NULL DEFAULT '', secret TEXT NOT NULL DEFAULT ''
);
CREATE TABLE games (
    run INTEGER NOT NULL REFERENCES runs, number INTEGER NOT NULL, seed INTEGER NOT NULL, homes INTEGER NOT NULL,
    turns INTEGER NOT NULL, ending TEXT NOT NULL, contact INTEGER NOT NULL, leads INTEGER NOT NULL,
    actions INTEGER NOT NULL, failure TEXT NOT NULL, log BLOB NOT NULL, decided INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (run, number)
) WITHOUT ROWID;
CREATE TABLE seats (
    run INTEGER NOT NULL, number INTEGER NOT NULL, seat INTEGER NOT NULL, player INTEGER NOT NULL,
    home_q INTEGER NOT NULL, home_r INTEGER NOT NULL, position INTEGER NOT NULL, goods INTEGER NOT NULL,
    wonder INTEGER NOT NULL, won INTEGER NOT NULL, PRIMARY KEY (run, number, seat)
) WITHOUT ROWID;
{_TOTALS}
CREATE TABLE tiles (
    run INTEGER NOT NULL, q INTEGER NOT NULL, r INTEGER NOT NULL, home_q INTEGER NOT NULL, home_r INTEGER NOT NULL,
    games INTEGER NOT NULL, steps INTEGER NOT NULL, made INTEGER NOT NULL, PRIMARY KEY (run, q, r, home_q, home_r)
) WITHOUT ROWID;
"""
"""``totals`` and ``tiles`` add the games of a run up, by the home of whose it was or who came first to a tile.

``totals`` do it for each group of seeds. ``begun`` is the day on which a run was begun (UTC), empty if unknown.
``study`` is a :class:`RunStudy`, ``secret`` that of a run with players of others, ``decided`` the turn in which the
winner took the lead for good, 0 if unknown.
"""

MIGRATIONS = {
    1: "ALTER TABLE runs ADD COLUMN without TEXT NOT NULL DEFAULT '[]';",
    2: f"""
ALTER TABLE runs ADD COLUMN begun TEXT NOT NULL DEFAULT '';
ALTER TABLE totals RENAME TO old_totals;
{_TOTALS}
INSERT INTO totals SELECT run, home_q, home_r, player, turn, event, thing, {UNGROUPED}, amount FROM old_totals;
DROP TABLE old_totals;
""",
    3: f"""
ALTER TABLE runs ADD COLUMN study TEXT NOT NULL DEFAULT '';
UPDATE runs SET study = '{RunStudy.WORTH}' WHERE without != '[]';
""",
    4: "ALTER TABLE games ADD COLUMN decided INTEGER NOT NULL DEFAULT 0;",
    5: "ALTER TABLE runs ADD COLUMN secret TEXT NOT NULL DEFAULT '';",
}
"""The steps from each earlier version of the tables to the next."""
