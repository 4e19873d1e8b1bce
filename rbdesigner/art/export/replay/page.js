"use strict";
(() => {
  const data = JSON.parse(document.getElementById("data").textContent);
  const SVG = "http://www.w3.org/2000/svg";
  const at = (id) => document.getElementById(id);
  const still = matchMedia("(prefers-reduced-motion: reduce)");

  function make(name, attributes, parent) {
    const made = document.createElementNS(SVG, name);
    for (const key in attributes) made.setAttribute(key, attributes[key]);
    if (parent) parent.appendChild(made);
    return made;
  }
  function add(name, type, text, parent) {
    const made = document.createElement(name);
    if (type) made.className = type;
    if (text) made.textContent = text;
    parent.appendChild(made);
    return made;
  }
  // The last of the changes, each of which begins with the moment from which on it holds.
  function holding(changes, moment) {
    let low = 0, high = changes.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (changes[middle][0] <= moment) low = middle + 1; else high = middle;
    }
    return low - 1;
  }

  // The board

  const ground = at("ground"), pieces = at("pieces");
  const grounds = data.tiles.map(([x, y, tile]) => make("use", {href: "#t" + tile, x, y}, ground));
  // Land grows over the tiles beside it, so it is painted after them.
  for (const tile of data.order) ground.append(grounds[tile]);
  const roads = data.lines.map(([stroke, width]) =>
    make("path", {stroke, "stroke-width": width, fill: "none"}, pieces));
  const walls = make("g", {}, pieces);
  const tiles = data.tiles.map(([x, y]) => make("g", {transform: `translate(${x} ${y})`}, pieces));
  const ring = make("polygon", {id: "ring", points: data.hexagon}, pieces);
  const inner = make("polygon", {class: "inner", points: data.hexagon}, pieces);
  const flying = make("g", {}, pieces);
  data.tiles.forEach(([x, y], tile) => {
    make("text", {class: "place", x, y: y + data.foot}, pieces).textContent = data.places[tile];
  });
  const shown = {moment: 0, changes: 0, contents: data.tiles.map(() => 0), roads: 0, walls: "", green: false};

  function place(x, y, size) { return `translate(${x}px, ${y}px) scale(${size / data.piece})`; }
  function picture(piece, x, y, size, parent) {
    const made = make("use", {href: "#p" + piece}, parent);
    made.style.transform = place(x, y, size);
    return made;
  }

  function showBoard(moment) {
    const isLater = moment >= shown.moment;
    const contents = isLater ? shown.contents.slice() : data.tiles.map(() => 0);
    let next = isLater ? shown.changes : 0;
    for (; next < data.changes.length && data.changes[next][0] <= moment; next++)
      contents[data.changes[next][1]] = data.changes[next][2];
    contents.forEach((content, tile) => {
      if (shown.contents[tile] === content) return;
      tiles[tile].replaceChildren();
      for (const [piece, x, y, size] of data.contents[content]) picture(piece, x, y, size, tiles[tile]);
    });
    shown.moment = moment;
    shown.changes = next;
    shown.contents = contents;
    const laid = holding(data.roads, moment) + 1;
    if (laid !== shown.roads) {
      const course = data.roads.slice(0, laid).map((road) => road[1]).join("");
      roads.forEach((line) => line.setAttribute("d", course));
      shown.roads = laid;
    }
    const built = [];
    for (const [since, edge, drawn] of data.walls) if (since <= moment) built[edge] = drawn;
    const drawn = built.join("");
    if (drawn !== shown.walls) {
      walls.innerHTML = drawn;
      shown.walls = drawn;
    }
    const green = Boolean(data.green) && moment >= data.green[0];
    if (green !== shown.green) {
      for (const [tile, pasture] of data.green[1])
        grounds[tile].setAttribute("href", "#t" + (green ? pasture : data.tiles[tile][2]));
      shown.green = green;
    }
  }

  function fly(moment, time) {
    flying.replaceChildren();
    const flight = data.flights[moment];
    if (!flight || time < 80 || still.matches || !flying.animate) return;
    const [piece, size, x1, y1, x2, y2, tile, number] = flight;
    const there = tile < 0 ? null : tiles[tile].children[number];
    const moving = picture(piece, x2, y2, size, flying);
    if (there) there.style.visibility = "hidden";
    const motion = moving.animate(
      [{transform: place(x1, y1, size)}, {transform: place(x2, y2, size)}],
      {duration: Math.min(time * 0.85, 650), easing: "ease-in-out"});
    motion.onfinish = motion.oncancel = () => {
      moving.remove();
      if (there) there.style.visibility = "";
    };
  }

  // Beside the board

  const players = data.players.map(({name, home}) => {
    const row = add("div", "player", "", at("players"));
    const sign = make("svg", {viewBox: "-52 -52 104 104", "aria-hidden": "true"}, row);
    make("use", {href: "#p" + home}, sign);
    const title = add("span", "name", name, row);
    title.title = name;
    return {row, points: add("span", "points", "", row)};
  });
  const bricks = [];
  const rows = add("div", "", "", at("wonder"));
  rows.id = "rows";
  for (const spaces of data.rows) {
    const row = add("span", "", "", rows);
    for (let space = 0; space < spaces; space++) bricks.push(add("i", "", "", row));
  }
  const laid = add("span", "", "", at("wonder"));

  function showPlayers(moment, acting) {
    const points = data.points[holding(data.points, moment)][1];
    players.forEach((player, number) => {
      player.points.textContent = points[number];
      player.row.classList.toggle("acts", data.players.length > 1 && acting.includes(number));
    });
    const number = data.bricks[holding(data.bricks, moment)][1];
    bricks.forEach((brick, space) => {
      const owner = space < number ? data.owners[space] : null;
      const name = owner === null ? "free" : owner < 0 ? "neutral" : data.players[owner].name;
      brick.style.background = owner === null ? "" : owner < 0 ? data.neutral : data.players[owner].colour;
      brick.title = name;
    });
    laid.textContent = number === 1 ? "1 brick" : `${number} bricks`;
  }

  const log = at("log");
  const lines = data.log.map(([kind, entry, player, text], number) => {
    const line = add("li", kind + " later", text, log);
    if (player >= 0) line.style.setProperty("--player", data.players[player].colour);
    line.dataset.line = number;
    return line;
  });
  const entries = data.log.map((line) => [line[1]]);
  let lit = null, reached = -1;

  function showLog(moment) {
    let line = holding(entries, moment - 1);
    for (let number = Math.min(line, reached) + 1; number <= Math.max(line, reached); number++)
      lines[number].classList.toggle("later", number > line);
    reached = line;
    while (line >= 0 && data.log[line][0] === "r") line--;
    if (lit) { lit.classList.remove("lit"); lit.removeAttribute("aria-current"); }
    lit = lines[line] || null;
    const tile = lit ? data.log[line][4] : -1;
    for (const mark of [ring, inner]) {
      mark.style.display = tile < 0 ? "none" : "";
      if (tile >= 0) mark.setAttribute("transform", `translate(${data.tiles[tile][0]} ${data.tiles[tile][1]}) scale(.97)`);
    }
    if (!lit) return;
    lit.classList.add("lit");
    lit.setAttribute("aria-current", "true");
    reveal();
  }
  function reveal() {
    if (!lit) return;
    const view = log.getBoundingClientRect(), box = lit.getBoundingClientRect();
    if (box.top < view.top + 20 || box.bottom > view.bottom - 40)
      log.scrollTop += box.top - view.top - view.height / 2;
  }
  addEventListener("resize", reveal);

  // Through time

  const slider = at("slider");
  slider.max = data.entries;
  const begins = data.times.filter((time, number) => {
    const before = data.times[number - 1];
    return !before || before[1] !== time[1] || before[2] !== time[2];
  });
  const turns = begins.filter((time, number) => !number || begins[number - 1][1] !== time[1]);
  const capital = (text) => text[0].toUpperCase() + text.slice(1);
  let now = -1, timer = 0;

  function show(moment, time = 0) {
    moment = Math.max(0, Math.min(data.entries, moment));
    const isNext = moment === now + 1;
    now = moment;
    showBoard(now);
    if (isNext) fly(now, time); else flying.replaceChildren();
    const [, turn, phase, acting] = data.times[holding(data.times, now)];
    const isEnd = now === data.entries && data.ends;
    showPlayers(now, isEnd ? [] : acting);
    showLog(now);
    const when = turn ? `Turn ${turn} · ${data.phases[phase]}` : "Setting up";
    at("when").textContent = isEnd ? `${when} · ${data.ends}` : when;
    slider.value = now;
    slider.setAttribute("aria-valuetext", when);
    at("count").textContent = `${now} / ${data.entries}`;
    for (const id of ["turn-back", "phase-back", "back"]) at(id).disabled = now === 0;
    for (const id of ["turn-on", "phase-on", "on"]) at(id).disabled = now === data.entries;
  }

  // Where a phase or a turn begins before or after this moment.
  const before = (list) => (list.filter((each) => each[0] < now).pop() || [0])[0];
  const after = (list) => (list.find((each) => each[0] > now) || [data.entries])[0];
  const isQuiet = (moment) => {
    const line = holding(entries, moment - 1);
    return !(line >= 0 && data.log[line][1] === moment - 1) && !data.flights[moment];
  };
  const pace = () => Number(at("speed").value);

  function pause() {
    clearTimeout(timer);
    timer = 0;
    document.body.classList.remove("playing");
    at("play").setAttribute("aria-label", "Play");
    remember();
  }
  function play() {
    if (now >= data.entries) show(0);
    document.body.classList.add("playing");
    at("play").setAttribute("aria-label", "Pause");
    const tick = () => {
      if (now >= data.entries) { pause(); return; }
      do show(now + 1, pace()); while (now < data.entries && isQuiet(now));
      timer = setTimeout(tick, pace());
    };
    timer = setTimeout(tick, 30);
  }
  function go(moment, time = 0) { pause(); show(moment, time); remember(); }
  function remember() {
    try { history.replaceState(null, "", "#moment=" + now); } catch (refused) { /* a page inside another may not */ }
  }
  function named() {
    const found = /^#moment=(\d+)$/.exec(location.hash);
    return found ? Number(found[1]) : null;
  }

  const step = 420;
  const doings = {
    "turn-back": () => go(before(turns)), "phase-back": () => go(before(begins)), "back": () => go(now - 1),
    "on": () => go(now + 1, step), "phase-on": () => go(after(begins)), "turn-on": () => go(after(turns)),
    "play": () => (timer ? pause() : play()),
  };
  for (const id in doings) at(id).addEventListener("click", doings[id]);
  slider.addEventListener("input", () => go(Number(slider.value)));
  at("names").addEventListener("change", (event) => pieces.classList.toggle("named", event.target.checked));
  log.addEventListener("click", (event) => {
    const line = event.target.closest("li");
    if (line) go(data.log[line.dataset.line][1] + 1);
  });
  const keys = {
    " ": "play", "ArrowLeft": "back", "ArrowRight": "on", "Shift+ArrowLeft": "phase-back",
    "Shift+ArrowRight": "phase-on", "PageUp": "turn-back", "PageDown": "turn-on",
  };
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.target.closest("select")) return;
    if (event.key === " " && event.target.closest("input[type=checkbox]")) return;
    if (event.key === " " && event.target.closest("button")) return;
    const doing = keys[(event.shiftKey ? "Shift+" : "") + event.key];
    if (doing) doings[doing]();
    else if (event.key === "Home") go(0);
    else if (event.key === "End") go(data.entries);
    else return;
    event.preventDefault();
  });
  addEventListener("hashchange", () => { const moment = named(); if (moment !== null && moment !== now) go(moment); });

  show(named() ?? 0);
})();
