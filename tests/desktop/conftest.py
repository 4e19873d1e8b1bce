from __future__ import annotations

import os
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.desktop.package_index import PackageIndex, Packages


@pytest.fixture(scope="session")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Packages]:
    from tests.desktop.package_index import packages_of_this_run

    base = tmp_path_factory.getbasetemp()
    with packages_of_this_run((base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "packages") as packages:
        yield packages


@pytest.fixture(scope="session")
def index(packages: Packages) -> Iterator[PackageIndex]:
    from tests.desktop.package_index import serving

    with serving(packages.folder) as index:
        yield index
