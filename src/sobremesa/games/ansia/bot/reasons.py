"""Why one might choose something, in words: how far home is, what a hunt brings, what missions want."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from sobremesa.games.ansia.book import CARDS, MISSIONS, SPACES, THINGS, TOKENS, VAMPIRES
from sobremesa.games.ansia.bot.plan import GOLDEN, Plan
from sobremesa.games.ansia.cards.facts import HUMANS, SPEED
from sobremesa.games.ansia.map import HOME, MAZE, REGION_OF, SITE_OF, SITES
from sobremesa.games.ansia.state import LAST_TURN, Ansia
from sobremesa.kernel.bot import Adviser, Look, Reason
from sobremesa.kernel.option import Option
from sobremesa.kernel.phrase import Phrase
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.zones import Zone

SOME: Final = 0.5  # points: less isn't spoken of
RULE_OF_SITE: Final = {
    "open-chest": "ansia-9.3",
    "closed-chest": "ansia-9.3",
    "crypt": "ansia-9.4",
    "well": "ansia-9.9",
}
MEALS: Final = "ansia-9.6"


def _reason(name: str, rule: str, **args: int | str | Phrase) -> Reason:
    return Reason((f"reason-{name}", tuple(args.items())), rule)


@final
class _Advice:
    def __init__(self, look: Look[Ansia]) -> None:
        self._ask = look.decision.ask
        self._s = look.redeal(Rng(bytes(32)))
        self._seat = look.seat
        self._plan = Plan(self._s, look.seat)

    def reason(self, option: Option) -> Reason:
        verb, args, ask = option.verb, option.args, self._ask
        if verb == "done":
            return _reason("done-acting" if ask in ("act", "end") else "done", "ansia-4.4")
        if verb == "hunt":
            return self._of_hunting(self._s.quarry[args[0]])
        if verb == "hunt-in-tavern":
            return _reason("tavern", "ansia-9.8", n=len(self._s.tavern))
        if verb == "stay":
            return self._of_place(self._s.places[self._seat], "stay")
        if verb == "drift":
            return self._of_place(args[0], "drift")
        if verb in ("yes", "no"):
            return self._of_yes(verb)
        if verb == "like":
            return _reason("like", "ansia-11.3")
        return self._of_thing(args[0]) if args else _reason("usual", "ansia-4.1")

    def _of_yes(self, verb: str) -> Reason:
        if self._ask == "parasol":
            return _reason(f"parasol-{verb}", "ansia-11.9")
        return _reason(f"beginner-{verb}", "ansia-17.2")

    # --- where to

    def _of_place(self, space: int, how: str = "go") -> Reason:
        s, plan = self._s, self._plan
        where = SPACES.names[space]
        if space == HOME:
            return _reason("home", "ansia-9.1", n=s.tiles[0] if s.tiles else 0)
        slack = round(plan.prospects.slack(space))
        if s.moon >= LAST_TURN:
            return _reason("last-turn", "ansia-15.5", space=where)
        hunt = plan.hunt_from(space)
        site = SITES.words[SITE_OF[space]].name
        if slack < 0:
            return _reason("hurry", "ansia-15.2", space=where, n=-slack)
        if space == MAZE and plan.wants_rose:
            return _reason("rose", "ansia-9.5", n=slack)
        if plan.site(space) > max(hunt, SOME):
            return _reason("site", RULE_OF_SITE.get(site, MEALS), space=where, site=site, n=slack)
        if hunt > SOME:
            return _reason(f"{how}-hunt", "ansia-8.1", space=where, n=round(hunt), n2=slack)
        if plan.wants_rose:
            return _reason("towards-rose", "ansia-9.5", space=where, n=slack)
        return _reason(how, "ansia-6.2", space=where, n=slack)

    # --- what to take

    def _of_hunting(self, cards: Zone) -> Reason:
        humans = [card for card in cards if card in HUMANS]
        worth = round(self._plan.loot(cards, REGION_OF[self._s.places[self._seat]]))
        things = tuple([THINGS.say(CARDS.thing(card)) for card in cards])
        if not humans:
            speed = sum([SPEED[card] for card in cards])
            return Reason(("reason-hunt-helpers", (("things", things), ("n", speed))), "ansia-1.6")
        name = "hunt" if worth > 0 else "hunt-least"
        return Reason((f"reason-{name}", (("things", things), ("n", worth))), "ansia-8.5")

    def _of_thing(self, thing: int) -> Reason:
        said, ask = THINGS.say(thing), self._ask
        if SPACES.holds(thing):
            return self._of_space(SPACES.number(thing))
        if MISSIONS.holds(thing):
            if ask in ("keep-mission", "first-mission"):
                return self._of_mission(MISSIONS.number(thing), said)
            return _reason("golden", "ansia-10.2", thing=said)
        if TOKENS.holds(thing):
            return _reason("token", "ansia-11.1", thing=said)
        if VAMPIRES.holds(thing):
            return _reason("vampire" if ask == "vampire" else "gift", "ansia-17.3", thing=said)
        return self._of_card(CARDS.number(thing), said)

    def _of_mission(self, mission: int, said: Phrase) -> Reason:
        worth = self._plan.mission(mission)
        if worth == GOLDEN:
            return _reason("golden-kept", "ansia-10.2", thing=said)
        return _reason("mission", "ansia-10.1", thing=said, n=round(worth))

    def _of_space(self, space: int) -> Reason:
        where = SPACES.names[space]
        if self._ask == "push":
            return _reason("push", "ansia-7.1", space=where)
        if self._ask == "crypt":
            return _reason("crypt", "ansia-12.5", space=where)
        if self._ask == "go-astray":
            return _reason("astray", "ansia-12.2", space=where)
        return self._of_place(space)

    def _of_card(self, card: int, said: Phrase) -> Reason:
        ask = self._ask
        if card in self._s.roses:
            return _reason("take-rose", "ansia-9.5", thing=said)
        if ask == "discard":
            return _reason("discard", "ansia-5.3", thing=said, n=SPEED[card])
        if ask in ("digest", "act"):
            return _reason("digest", "ansia-12.3", thing=said, n=SPEED[card])
        if ask == "prepare":
            return _reason("prepare", "ansia-12.9", thing=said, n=SPEED[card])
        return _reason("activate", "ansia-5.1", thing=said)


def _reasons(look: Look[Ansia], options: Sequence[Option]) -> list[Reason]:
    advice = _Advice(look)
    return [advice.reason(option) for option in options]


ADVISER: Final = Adviser[Ansia](_reasons)
