"""A card's declaration, in the short notation of the sheets that its facts were noted on: see `sheets/`.

`T(LORE-1){A // B}` is a test, passed and failed; `OPT(cost){A // B}` what one may pay; `OR{A // B}` what one chooses;
`IF(so){A // B}`; `ROLL{1-2: A}` a die that is no test; `-` nothing. `n` is the result of the test.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from games.eldritch.noun_notation import called, count, many, so, those, trait, which
from sobremesa.games.eldritch.effects import (
    box,
    clues,
    discarding,
    fate,
    fighting,
    gaining,
    gates,
    haunting,
    health,
    leaving,
    monsters,
    moving,
    nouns,
    parts,
    reckoning,
    sharing,
    sides,
    testing,
    tokens,
    turns,
)
from sobremesa.games.eldritch.rolling import ANY_NUMBER, Credit, Pip, Reroll
from sobremesa.kernel.effects import control, listening, standing
from sobremesa.kernel.effects.node import Node, Standing
from sobremesa.kernel.effects.results import NO_MORE, Row
from sobremesa.kernel.effects.selectors import Cond, Fixed, Selector
from sobremesa.kernel.effects.whose import ANY, HERE, OTHER, OWN, THIS, Whose
from sobremesa.kernel.effects.words import Word

SHORT: Final = {
    "lore": "LORE",
    "influence": "INF",
    "observation": "OBS",
    "strength": "STR",
    "will": "WILL",
    "health": "HP",
    "sanity": "SAN",
}
SOURCES: Final = {"deck": "@deck", "reserve": "@reserve", "reserve-or-deck": "@any", "reserve-or-discards": "@discards"}


def short(word: Word) -> str:
    return SHORT[word.name]


def _of_kind(kind: Word | None) -> str:
    return f"MON({called('monster', kind)})" if kind else "MON"


# --- what is done ---------------------------------------------------------------------------------------------------


def does(node: Node | None) -> str:
    """What part of a card does."""
    if node is None:
        return "-"
    if isinstance(node, Standing):
        return stands(node)
    for kind in (hangs, tested, gained, felt, discarded, fated, placed, of_monsters, moved, marked, boxed, turned):
        said = kind(node)
        if said is not None:
            return said
    raise NotImplementedError(node)


def hangs(node: Node) -> str | None:
    """How it hangs together."""
    match node:
        case control.Seq(of):
            return "; ".join([does(part) for part in of])
        case control.Repeat(n, do):
            return f"{n} x [{does(do)}]"
        case control.If(when, then, other):
            return f"IF({so(when)}){{{does(then)} // {does(other)}}}"
        case control.May(cost, then, other):
            if cost is None:
                return _one_of((then,), or_nothing=True)
            return f"OPT({paid(cost)}){{{does(then)} // {does(other)}}}"
        case control.Choose(branches, or_nothing):
            return _one_of(branches, or_nothing=or_nothing)
        case control.Pick(of):
            return f"choose {which(of)}"
        case control.Each(of, do):
            return f"{which(of)}: [{does(do)}]"
        case control.Under(flag, do):
            return f"{flag.name} [{does(do)}]"
        case control.GoTo(to):
            return {"passed": "PASS", "failed": "FAIL"}[to]
        case parts.Upon(occasion, do):
            return f"{occasion.name}: {does(do)}"
        case parts.Resolved(do):
            return does(do)
        case parts.Paying(cost, do):
            return f"OPT({paid(cost)}){{{does(do)} // -}}"
        case parts.IfTheyAgree(do):
            return f"chosen: OR{{{does(do)} // -}}"
        case parts.Meeting(where, do):
            return f"encounter, {so(where)}: {does(do)}"
        case parts.SolvedWhen(when):
            return f"solved: {so(when)}"
        case listening.Instead(do):
            return f"instead {does(do)}"
        case standing.Lasting(what, until):
            return f"{does(what)} until {until.name}"
        case _:
            return None


def tested(node: Node) -> str | None:
    """Tests and dice."""
    match node:
        case testing.Test():
            return _test(node)
        case testing.RollFor(rows) | sides.Back(rows):
            kind = "ROLL" if isinstance(node, testing.RollFor) else "BACK"
            return f"{kind}{{{'; '.join([_row(row) for row in rows])}}}"
        case testing.RollUpToPlayers(do):
            return f"ROLL{{1-PL: {does(do)}}}"
        case _:
            return None


def gained(node: Node) -> str | None:
    """Gaining."""
    match node:
        case gaining.GainClues(n):
            return f"gain CLUE {count(n)}"
        case gaining.GainThisClue():
            return "gain THIS"
        case gaining.GainSpells(n, of):
            return f"gain SPELL{trait(of)}" if of and n == 1 else f"gain SPELL{trait(of)} {n}"
        case gaining.GainSpellNamed(kind):
            return f"gain SPELL({called('spell', kind)})"
        case gaining.GainArtifact(of):
            return f"gain ART{trait(of)}" if of else "gain ART 1"
        case gaining.GainArtifactNamed(name):
            return f"gain ART({called('artifact', name)})"
        case gaining.GainAsset(source, of, worth, total):
            traits = " or ".join([one.name.title() for one in of])
            limits = [f"value <= {count(worth)}"] * (worth is not None) + [f"total value <= {count(total)}"] * (
                total is not None
            )
            inside = ", ".join([traits] * bool(traits) + limits)
            return f"gain {'any ' * (total is not None)}ASSET{f'[{inside}]' * bool(inside)}{SOURCES[source.name]}"
        case gaining.GainAssetNamed(name):
            return f"gain ASSET({called('asset', name)})"
        case gaining.GainCondition(kind):
            return f"gain COND({called('condition', kind)})"
        case gaining.GainConditionOf(of):
            return f"gain COND{trait(of)}"
        case gaining.Improve(skill):
            return f"improve {short(skill) if skill else 'ANY'}"
        case gaining.ImproveAgain():
            return "improve the same skill again"
        case _:
            return None


def felt(node: Node) -> str | None:
    """Health and Sanity."""
    match node:
        case health.Lose(what, n):
            return f"lose {short(what)} {count(n)}"
        case health.LoseBoth(of_health, of_sanity):
            return f"lose HP {of_health}; lose SAN {of_sanity}"
        case health.Avert(loss, amount):
            return f"prevent {short(loss)} {count(amount)}"
        case health.Spend(what, n):
            return f"spend {short(what)} {n}"
        case health.Recover(what, n):
            return f"recover {short(what)} {many(n)}"
        case health.Delay():
            return "delay"
        case health.BeDevoured():
            return "devour"
        case health.OneMoreDie(n):
            return f"dice +{n}"
        case _:
            return None


def discarded(node: Node) -> str | None:
    """Discarding."""
    match node:
        case discarding.DiscardThis():
            return "discard this"
        case discarding.DiscardThat():
            return "discard that"
        case discarding.DiscardPossessions(of, n, assets_only, all_but):
            return f"discard {'ASSET' if assets_only else 'POSS'}{trait(of)} {f'all-but-{n}' if all_but else n}"
        case discarding.DiscardAny(of):
            return f"may discard any {those(of)}"
        case discarding.DiscardSpells(n):
            return f"discard SPELL {n}"
        case discarding.DiscardConditions(of, n):
            return f"discard COND{trait(of)} {n}"
        case discarding.DiscardCondition(kind):
            return f"discard COND({called('condition', kind)})"
        case discarding.DiscardClues(n):
            return f"discard CLUE {count(n)}"
        case discarding.SpendClues(n):
            return f"spend CLUE {count(n)}"
        case discarding.GroupSpends(n):
            return f"group spends CLUE {count(n)}"
        case _:
            return None


def fated(node: Node) -> str | None:
    """Doom, omen, mysteries, rumours, the end."""
    match node:
        case fate.AdvanceDoom(n):
            return f"doom adv {count(n)}"
        case fate.RetreatDoom(n):
            return f"doom ret {n}"
        case fate.AdvanceOmen(n):
            return f"omen adv {n}" if n > 0 else f"omen back {-n}"
        case fate.SetOmen():
            return "omen set"
        case fate.SolveMystery():
            return "solve MYST"
        case fate.DiscardThisMythos():
            return "discard this"
        case fate.SolveRumour(of):
            return f"solve {which(of)}"
        case fate.DrawRumour(with_clues):
            return f"draw RUMOR{' with clues' * with_clues}"
        case fate.LoseGame(ending):
            return f"LOSE({ending.name})"
        case fate.WinGame():
            return "WIN"
        case fate.GroupPicks(of):
            return f"group chooses {which(of)}"
        case fate.Unsolve(at_random):
            return f"unsolve {'MYST 1' if at_random else 'that'}"
        case _:
            return None


def placed(node: Node) -> str | None:
    """Clues and gates."""
    match node:
        case clues.SpawnClues(n):
            return f"spawn CLUE {n}"
        case clues.SpawnClueAnywhere():
            return "spawn CLUE 1@choice"
        case clues.DiscardThisClue():
            return "lose THIS"
        case clues.MoveThisClue(where):
            return f"THIS to {which(where)}"
        case clues.MoveCluesToNearest(terrain):
            return f"EACH CLUE to @nearest({terrain.name.title()})"
        case clues.ClueToMystery():
            return "spend THIS, to MYST"
        case gates.SpawnGates(n):
            return f"spawn GATE {count(n)}"
        case gates.CloseGate():
            return "close"
        case gates.LayGate(of, on, or_drawn):
            return f"{which(of)}{' or one of the stack' * or_drawn} to {on.name}"
        case leaving.DiscardOne(of) | leaving.Discard(of) | leaving.DiscardCluesOn(of):
            return f"discard {which(of)}"
        case _:
            return None


def of_monsters(node: Node) -> str | None:
    """Monsters."""
    match node:
        case monsters.SpawnMonsters(n, where):
            return f"spawn MON {n}{which(where)}"
        case monsters.SpawnNamed(kind, where):
            return f"spawn MON({called('monster', kind)}) 1{which(where)}"
        case monsters.MonsterToCard():
            return "that MON to this"
        case monsters.MoveMonster(of, to):
            return f"move {which(of)} to {which(to)}"
        case monsters.Bring(of):
            return f"bring {which(of)}".replace("MON 1@choice", "MON@choice")
        case monsters.Gather(where, kinds):
            return f"move EACH MON({', '.join([called('monster', kind) for kind in kinds])}) to {which(where)}"
        case fighting.Ambush(kind, won, lost):
            fought = f"{{{does(won)} // {does(lost)}}}" if won or lost else ""
            return f"ambush {_of_kind(kind)}{fought}"
        case fighting.Fight(won, lost):
            return f"fight it{{{does(won)} // {does(lost)}}}" if won or lost else "fight it"
        case fighting.FightOne(of):
            return f"fight {which(of)}"
        case fighting.FightAll():
            return "fight EACH MON@here"
        case fighting.SkipStrength():
            return "skip STR"
        case fighting.NoLoss():
            return "no loss"
        case fighting.NoExtraEncounter():
            return "no extra encounter"
        case fighting.Damage(n, of):
            return _harmed(of, count(n))
        case fighting.DamageEach(n, where, others):
            return f"dmg EACH {'other ' * others}MON {n}{which(where)}"
        case fighting.TradeBlows(n, of):
            return f"lose HP {n}; {_harmed(of, str(n))}"
        case fighting.DefeatEachHere():
            return "defeat EACH MON@here"
        case fighting.HurtIt(None):
            return "defeat it"
        case fighting.HurtIt(n):
            return f"dmg it {count(n)}"
        case fighting.MonstersRecover(of, n):
            return f"{which(of)}: recover HP {many(n)}"
        case haunting.MoveItTo(where):
            return f"move it to {which(where)}"
        case haunting.ItGoesTowards(goal, n):
            return f"move it {n} toward {which(goal)}"
        case haunting.CarryOff():
            return "move it and chosen 1"
        case haunting.ToNearest(then):
            return f"nearest INV: [{does(then)}]"
        case _:
            return None


def moved(node: Node) -> str | None:
    """Moving."""
    match node:
        case moving.Move(n, up_to, by_ship):
            return f"move {'up to ' * up_to}{n}{' by ship' * by_ship}"
        case moving.MoveTo(where):
            return f"move {which(where)}"
        case moving.MoveTowards(goal):
            return f"move 1 toward {which(goal)}"
        case moving.SwapSpaces():
            return "swap spaces with you"
        case _:
            return None


_KIND = {tokens.ELDRITCH_TOKEN: "", tokens.HEALTH_TOKEN: "HP ", tokens.SANITY_TOKEN: "SAN "}


def marked(node: Node) -> str | None:
    """Tokens."""
    match node:
        case tokens.TokenOnMystery():
            return "token MYST"
        case tokens.MarkToMystery():
            return "that token to MYST"
        case tokens.TokenOnSheet(n, of):
            return f"{_KIND[of]}token AO" + ("" if isinstance(n, Fixed) and n.n == 1 else f" {count(n)}")
        case tokens.OmenToken(more):
            return f"token OMEN{'+1' if more else '-1'}"
        case tokens.ChangeTokens(n, more, of):
            return f"{_KIND[of]}token this {'+' if more else '-'}{count(n)}"
        case tokens.Mark(where, whose):
            return f"token of {whose.name} {which(where)}"
        case tokens.MarkNearest(terrain):
            return f"token of mystery @nearest({terrain.name.title()})"
        case tokens.OnRandomSpaces(n, then):
            return f"{count(n)} x random space: [{does(then)}]"
        case _:
            return None


def boxed(node: Node) -> str | None:
    """The box."""
    match node:
        case box.DiscardReserve():
            return "discard the reserve"
        case box.FillReserve():
            return "fill the reserve"
        case box.BoxAssets():
            return "box EACH ASSET of value >= tokens on this"
        case box.BoxExpeditions():
            return "box EACH card of the expedition"
        case box.BoxFallen():
            return "box the fallen"
        case _:
            return None


def turned(node: Node) -> str | None:
    """Cards and turns."""
    match node:
        case reckoning.Reckon(groups):
            return f"resolve R: of {', '.join([group.name for group in groups])}"
        case reckoning.ReckonCondition(kind):
            return f"resolve R: of COND({called('condition', kind)})"
        case sharing.Swap(wares, both):
            return f"{'trade' if both else 'give'} {wares.name}"
        case sides.Turn():
            return "turn"
        case sides.Flip():
            return "flip"
        case sides.LookAtBack():
            return "look at its back"
        case sides.Cast(test, passed, choose):
            chosen = f"{does(choose)}; " if choose else ""
            return f"{chosen}{_test(test, branches=False)}{{{does(passed)} // -}}; turn"
        case turns.ExtraAction():
            return "extra ACTION 1"
        case turns.AvoidMonsters():
            return "encounter as if no Monster were here"
        case turns.SeeFar():
            return "may Research there"
        case turns.Meet(deck, for_rumour):
            return f"resolve {deck.name} card{', solve this for close' * for_rumour}"
        case turns.LookAtGates():
            return "look at 2 GATES of the stack, 1 on top, 1 at the bottom"
        case turns.SpendToRecover(spent):
            return f"spend any {short(spent)} to recover as much of the other"
        case turns.Reschool():
            return "spend any improvements to improve ANY for each"
        case _:
            return None


def _harmed(of: Selector, n: str) -> str:
    """Epic monsters too, unless it says else."""
    kind, _, where = which(of).partition(" 1@")
    return f"dmg {'MON' if kind == 'MON(epic too)' else f'non-epic {kind}'} {n}@{where}"


def paid(cost: Node) -> str:
    """Of several costs, the last comes after «and»."""
    if isinstance(cost, control.Seq):
        return " and ".join([does(part) for part in cost.parts])
    return does(cost)


def _one_of(branches: Sequence[Node | None], *, or_nothing: bool) -> str:
    return f"OR{{{' // '.join([*[does(branch) for branch in branches], *['-'] * or_nothing])}}}"


def _row(row: Row) -> str:
    faces = f"{row.low}+" if row.high == NO_MORE else f"{row.low}" if row.low == row.high else f"{row.low}-{row.high}"
    amends = isinstance(row, sides.Outcome) and row.amends
    return f"{faces}: {'amend: ' * amends}{does(row.do)}"


def _test(test: testing.Test, *, branches: bool = True) -> str:
    words = [f"{short(test.skill)}{f'{test.modifier:+}' if test.modifier else ''}"]
    if test.need is not None:
        words.append(f"need {count(test.need)}")
    if test.dice is not None:
        words.append(f"dice {count(test.dice)}")
    if test.buys is testing.SUCCESSES_FOR_CLUES:
        words.append("may spend any CLUE for +1 success each")
    elif test.buys is testing.DICE_FOR_SANITY:
        words.append("may first spend any SAN for dice +1 each")
    said = f"T({', '.join(words)})"
    if not branches or (does(test.passed), does(test.failed)) == ("PASS", "FAIL"):
        return said
    return f"{said}{{{does(test.passed)} // {does(test.failed)}}}"


# --- what stands ----------------------------------------------------------------------------------------------------

WHOSE: Final[dict[Whose, str]] = {
    OWN: "",
    HERE: " INV@here",
    ANY: " ANY",
    OTHER: " other INV",
    THIS: " THIS",
    nouns.FROM_AFAR: " from afar",
}


def stands(node: Any) -> str:
    """What listens at a moment, or is so, while the card is in play."""
    match node:
        case listening.On(moment, whose, do, may, cost, once, when):
            what = f"OPT({paid(cost)}){{{does(do)} // -}}" if cost else f"{'may ' * may}{does(do)}"
            if_so = f", {so(when)}" if when else ""
            return f"{'1/round ' * once}ON({moment.name}{WHOSE[whose]}{if_so}): {what}"
        case standing.Stat(question, whose, key, flag, when, n):
            return f"{question.name} {n:+}{_where(whose, key, flag, when)}"
        case standing.Rule(question, whose, key, flag, when):
            return f"{question.name}{_where(whose, key, flag, when)}"
        case Reroll(n, skill, flag, once, cost, whose) | Pip(n, skill, flag, once, cost, whose):
            dice = f"{'pip +' if isinstance(node, Pip) else 'reroll '}{'any' if n == ANY_NUMBER else n}"
            said = f"{'1/round ' * once}{dice}{_where(whose, skill, flag, None)}"
            return f"OPT({paid(cost)}){{{said} // -}}" if cost else said
        case Credit(loss):
            return f"1/round {f'1 {short(loss)} stands for 1 CLUE' if loss else 'spend 1 CLUE fewer'}"
        case _:
            raise NotImplementedError(node)


def _where(whose: Whose, key: Word | None, flag: Word | None, when: Cond | None) -> str:
    words = ([flag.name] if flag else []) + ([so(when)] if when else [])
    subject = f" {SHORT.get(key.name, key.name)}" if key else ""
    so_far = f" ({', '.join(words)})" if words else ""
    return f"{subject}{WHOSE[whose]}{so_far}"
