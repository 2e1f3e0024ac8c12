"""What isn't installed is named in one line, with the command that installs it; whatever doesn't need it works."""

from __future__ import annotations

import subprocess
import sys
from itertools import cycle
from pathlib import Path

import pytest

from cli.conftest import Ran

# Runs the command as if nothing but what every Sobremesa comes with were installed.
BARE = """
import sys
from importlib.abc import MetaPathFinder

class Nowhere(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {missing!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Nowhere())
{program}
"""
SERVE = ("starlette", "uvicorn", "websockets", "segno", "platformdirs", "httptools", "uvloop", "anyio")
ENVS = ("numpy", "pettingzoo", "gymnasium")
COMMAND = "from sobremesa.cli.main import main; sys.exit(main(sys.argv[1:]))"
IN_EACH_LANGUAGE = (("en", "there is no {} here"), ("es", "aquí no está {}"))


def _without(missing: tuple[str, ...], program: str, *args: str) -> Ran:
    command = [sys.executable, "-c", BARE.format(missing=missing, program=program), *args]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    return Ran(done.returncode, done.stdout, done.stderr)


@pytest.mark.parametrize(
    ("missing", "language", "words"),
    [(missing, *said) for missing, said in zip(SERVE[:6], cycle(IN_EACH_LANGUAGE), strict=False)],
)
def test_the_server_says_what_it_needs(missing: str, language: str, words: str) -> None:
    ran = _without((missing,), COMMAND, "serve", "--lang", language, "--port", "0")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"sobremesa: {words.format(missing)}")
    assert ran.err.endswith('pip install "sobremesa[serve]"\n')
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize(
    "args",
    [
        ("games",),
        ("rules", "whispers", "1"),
        ("cards", "whispers"),
        ("simulate", "whispers", "--bots", "random", "--matches", "2", "--jobs", "1"),
        ("export", "whispers", "--bots", "random", "--key", "k", "-o", "match.json"),
        ("serve", "--help"),
    ],
)
def test_everything_else_works_without_any_extra(args: tuple[str, ...]) -> None:
    ran = _without(SERVE + ENVS, COMMAND, *args)
    assert (ran.code, "Traceback" in ran.err) == (0, False), ran.err


def test_a_match_is_verified_and_replayed_without_any_extra(folder: Path) -> None:
    assert _without(SERVE + ENVS, COMMAND, "export", "whispers", "--bots", "random", "-o", "match.json").code == 0
    assert (folder / "match.json").is_file()
    for command in ("verify", "replay"):
        assert _without(SERVE + ENVS, COMMAND, command, "match.json").code == 0


@pytest.mark.parametrize("missing", ENVS)
def test_environments_say_what_they_need(missing: str) -> None:
    program = "try:\n    import sobremesa.envs.pettingzoo\nexcept ImportError as error:\n    print(error)"
    ran = _without((missing,), program)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == f'there is no {missing} here, which environments need: pip install "sobremesa[envs]"\n'


@pytest.mark.parametrize(("extra", "missing"), [("gymnasium", "gymnasium"), ("openspiel", "pyspiel")])
def test_each_kind_of_environment_needs_its_own_extra_and_no_other(extra: str, missing: str) -> None:
    program = f"try:\n    import sobremesa.envs.{extra}\nexcept ImportError as error:\n    print(error)"
    others = {"pettingzoo", "gymnasium", "pyspiel"} - {missing}
    assert _without(tuple(others), program) == Ran(0, "", "")
    ran = _without((missing,), program)
    assert ran.out == f'there is no {missing} here, which environments need: pip install "sobremesa[{extra}]"\n'


def test_ratings_say_what_they_need_and_a_contest_without_them_is_played() -> None:
    contest = ("contest", "whispers", "--bots", "house,random", "--deals", "2", "--jobs", "1")
    for language, words in IN_EACH_LANGUAGE:
        ran = _without(("openskill",), COMMAND, *contest, "--lang", language)
        assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
        assert words.format("openskill") in ran.err
        assert ran.err.endswith('pip install "sobremesa[contest]"\n')
    assert _without((*SERVE, *ENVS, "openskill"), COMMAND, *contest, "--no-ratings").code == 0
