"""A house rule is data: options, presets per community, reasons for refusal, and one canonical text."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Protocol

from parlour.core import shapes, words
from parlour.core.refusal import Refusal
from parlour.core.shapes import Value
from parlour.core.spelling import Chosen, Spellings, named, plain

FREE = "free"  # the preset that offers every value of every option


class Source(Protocol):
    """The source of an option's values that are made while a hall runs, and so are not known beforehand."""

    def find(self, wanted: str) -> str | None:
        """Return the lasting spelling in rule texts of a value that somebody wrote; None for what is no such value.

        A value of this kind that does not exist is a Refusal.
        """

    def newest(self) -> Sequence[str]:
        """Return the values that can be chosen now."""

    def title(self, value: str) -> str | None:
        """Return the title of a value for people; None for a value that is not from here."""


@dataclass(frozen=True, slots=True)
class Option:
    """One thing a table may decide: a switch (off, on) or a choice among named values, the first being the default.

    A preset that offers more than one of its values offers those of its source, too. `twice` is the value that its
    name, written two times in a text, chooses; None where a repetition means nothing more.
    """

    name: str
    group: str
    values: tuple[Value, ...] = (False, True)
    source: Source | None = None
    twice: Value | None = None

    @property
    def is_switch(self) -> bool:
        """True if the option is on or off."""
        return self.values == (False, True)


@dataclass(frozen=True, slots=True)
class Preset:
    """A community's rules: the choices of its tables, and what they play when nothing is chosen."""

    name: str
    offers: Mapping[str, tuple[Value, ...]] = field(default_factory=dict)
    defaults: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Named:
    """Rules of a preset that have a name of their own somewhere: how they are written, and the source of the name.

    In words it is `named-<name>`, with a sentence as its help.
    """

    name: str
    rules: str
    source: str


@dataclass(frozen=True, slots=True)
class WayOut:
    """One change that makes a refused combination playable."""

    set: Mapping[str, Value]


@dataclass(frozen=True, slots=True)
class Clash:
    """A combination of options that cannot be played, or deserves a warning, with its ways out.

    `applies` reads resolved options and the preset's name. The sentence is the Fluent message `clash-<code>`.
    """

    code: str
    options: tuple[str, ...]
    applies: Callable[[Mapping[str, Value], str], bool]
    ways_out: tuple[WayOut, ...] = ()
    warning: bool = False


@dataclass(frozen=True, slots=True)
class RuleSet:
    """A validated set of house rules: immutable, hashable, and written as its canonical text."""

    game: str
    preset: str
    options: tuple[tuple[str, Value], ...]
    text: str

    def __getitem__(self, name: str) -> Value:
        for key, value in self.options:
            if key == name:
                return value
        raise KeyError(name)

    def on(self, name: str) -> bool:
        """Return True if a switch is on."""
        return self[name] is True

    def __str__(self) -> str:
        return self.text

    def as_json(self) -> shapes.RuleSet:
        """Return text, preset and every resolved option."""
        return {"text": self.text, "preset": self.preset, "options": dict(self.options)}


class RuleBook:
    """Everything that a game's tables can decide, and the judge of combinations."""

    def __init__(
        self,
        game: str,
        options: Sequence[Option],
        presets: Sequence[Preset],
        clashes: Sequence[Clash],
        free_defaults: Mapping[str, Value],
        named: Sequence[Named] = (),
    ) -> None:
        self.game = game
        self.options = {option.name: option for option in options}
        everything = Preset(FREE, {option.name: option.values for option in options}, free_defaults)
        self.presets = {preset.name: preset for preset in (*presets, everything)}
        self._clashes = tuple(clashes)
        self.named = {one.name: one for one in named}

    def _preset(self, name: object) -> Preset:
        preset = self.presets.get(str(name))
        if preset is None:
            raise Refusal("unknown-preset", preset=str(name), known=", ".join(self.presets))
        return preset

    def default(self, preset: Preset, name: str) -> Value:
        """Return what a preset plays when nothing is chosen."""
        return preset.defaults.get(name, self.options[name].values[0])

    def offered(self, preset: Preset, name: str) -> tuple[Value, ...]:
        """Return the values a preset's tables may choose from; one value means it is fixed."""
        return preset.offers.get(name, (self.default(preset, name),))

    def _value(self, preset: Preset, name: str, wanted: object) -> Value:
        option = self.options.get(name)
        if option is None:
            raise Refusal("unknown-option", option=name, known=", ".join(self.options))
        offered = self.offered(preset, name)
        for value in option.values:
            if value is wanted or (isinstance(value, str) and value == wanted):
                if value in offered:
                    return value
                raise Refusal("option-not-offered", option=name, value=_text(wanted), preset=preset.name)
        made = option.source.find(wanted) if option.source and isinstance(wanted, str) else None
        if made is not None and len(offered) > 1:
            return made
        if made is not None:
            raise Refusal("option-not-offered", option=name, value=made, preset=preset.name)
        raise Refusal("bad-option-value", option=name, value=_text(wanted), known=", ".join(_text(v) for v in offered))

    def resolve(self, preset_name: object, chosen: Mapping[str, object]) -> tuple[Preset, dict[str, Value]]:
        """Return every option's value for a preset and what was chosen; combinations are not judged yet."""
        preset = self._preset(preset_name)
        values = {name: self.default(preset, name) for name in self.options}
        for name, wanted in chosen.items():
            values[name] = self._value(preset, name, wanted)
        return preset, values

    def clashes(self, preset: str, values: Mapping[str, Value], warning: bool = False) -> Iterator[Clash]:
        """Return the refused combinations among resolved options, or with `warning` those that deserve a warning."""
        return (c for c in self._clashes if c.warning == warning and c.applies(values, preset))

    @property
    def known_clashes(self) -> tuple[Clash, ...]:
        """Every combination that is refused or warned about somewhere."""
        return self._clashes

    @property
    def standard(self) -> RuleSet:
        """The rules played when nobody chose anything: the first preset as it stands."""
        return self.rule_set(next(iter(self.presets)), {})

    def _canonical(self, preset: Preset, values: Mapping[str, Value]) -> str:
        parts = [f"{self.game}:{preset.name}"]
        for name, value in values.items():
            if value != self.default(preset, name):
                parts.append(name if value is True else f"{name}={_text(value)}")
        return "+".join(parts)

    def rule_set(self, preset_name: object, chosen: Mapping[str, object]) -> RuleSet:
        """Return the rule set of a preset and changes to it; the first clash is raised as a Refusal."""
        preset, values = self.resolve(preset_name, chosen)
        for clash in self.clashes(preset.name, values):
            raise Refusal(clash.code, at="rules", said_as=f"clash-{clash.code}")
        return RuleSet(self.game, preset.name, tuple(values.items()), self._canonical(preset, values))

    def parse(self, given: object) -> RuleSet:
        """Return a rule set from its text, or from `{"preset", "options"}`; a Refusal says what is wrong."""
        return self.rule_set(*self._read(given))

    def _read(self, given: object) -> tuple[object, dict[str, object]]:
        if isinstance(given, RuleSet):
            return given.preset, dict(given.options)
        if isinstance(given, str):
            return self._read_text(given)
        if isinstance(given, Mapping):
            if isinstance(given.get("text"), str) and "preset" not in given:
                return self._read_text(str(given["text"]))
            plain = not {"preset", "options"} & set(given)
            options = given if plain else given.get("options") or {}
            if not isinstance(options, Mapping):
                raise Refusal("bad-rules", given=str(given)[:80], example=f"{self.game}:{FREE}")
            return given.get("preset", FREE), {str(k): v for k, v in options.items()}
        raise Refusal("bad-rules", given=str(given)[:80], example=f"{self.game}:{FREE}")

    def _read_text(self, text: str) -> tuple[str, dict[str, object]]:
        head, *parts = text.strip().split("+")
        game, colon, preset = head.rpartition(":")
        if (colon and named(game, [self.game]) != self.game) or not preset.strip():
            raise Refusal("bad-rules", given=text[:80], example=f"{self.game}:{FREE}")
        preset = named(preset, [*self.presets, *self.named])
        if preset in self.named:
            preset, *begun = self.named[preset].rules.partition(":")[2].split("+")
            parts = [*begun, *parts]
        return preset, self._gathered(self._read_part(preset, part) for part in parts)

    def _gathered(self, chosen: Iterable[tuple[str, object]]) -> dict[str, object]:
        """Join the choices of a text's parts; two parts that choose differently are a Refusal.

        A repeated choice counts once, except for an option that has a value for `twice`.
        """
        found: dict[str, object] = {}
        for name, value in chosen:
            if found.get(name) is value is True and name in self.options and self.options[name].twice is not None:
                found[name] = self.options[name].twice
            elif found.setdefault(name, value) != value:
                first, second = _text(found[name]), _text(value)
                raise Refusal("option-chosen-twice", option=name, first=first, second=second)
        return found

    def _read_part(self, preset: str, part: str) -> tuple[str, object]:
        """Return the choice of one part of a text: `name`, `name=value`, or what people call either."""
        name, equals, value = (piece.strip() for piece in part.partition("="))
        if equals:
            name = self._name(name)
            return name, plain(value) == "on" if plain(value) in ("on", "off") else self._spelled(name, value)
        return (name, True) if name in self.options else self._meant(preset, name)

    @cached_property
    def _spellings(self) -> Spellings:
        return Spellings({name: option.values for name, option in self.options.items()})

    def _name(self, text: str) -> str:
        """Return the option of that spelling; the text itself where that is none, or several."""
        called = [text] if text in self.options else self._spellings.options(text)
        return called[0] if len(called) == 1 else text

    def _spelled(self, name: str, text: str) -> Value:
        """Return the value of an option of that spelling; the text itself where there is none."""
        option = self.options.get(name)
        called = self._spellings.values(text, [name]) if option and text not in option.values else []
        return called[0].value if called else text

    def _meant(self, preset: str, text: str) -> Chosen:
        """Return the choice that a word alone makes at the tables of a preset; an ambiguous word is a Refusal."""
        called = self._spellings.values(text, self.options)
        tables = self.presets.get(preset)
        here = [one for one in called if tables and one.value in self.offered(tables, one.name)] or called
        if len(here) > 1:
            known = ", ".join(f"{one.name}={_text(one.value)}" for one in here)
            raise Refusal("ambiguous-option", option=text[:40], known=known)
        return here[0] if here else Chosen(text, True)

    def check(self, given: object) -> shapes.Verdict:
        """Judge a choice for the composer: the canonical text, problems with their ways out, warnings."""
        preset, values = self.resolve(*self._read(given))
        problems = [self._problem(c, preset.name, values) for c in self.clashes(preset.name, values)]
        warnings = [self._problem(c, preset.name, values) for c in self.clashes(preset.name, values, warning=True)]
        return {
            "ok": not problems,
            "text": self._canonical(preset, values),
            "preset": preset.name,
            "options": values,
            "problems": problems,
            "warnings": warnings,
        }

    def _way_out(self, preset: str, values: Mapping[str, Value], way: WayOut) -> dict[str, Value]:
        """Return the changes of a way out, followed until nothing clashes any more.

        A clash that it leads to is solved by its own first way out. Where that would take back a choice made, the next
        is used.
        """
        after, left = {**values, **way.set}, dict(way.set)
        for _ in self.options:
            clash = next(self.clashes(preset, after), None)
            if clash is None:
                break
            onward = [out for out in clash.ways_out if all(left.get(n, v) == v for n, v in out.set.items())]
            step = (onward or list(clash.ways_out))[0].set
            after, left = {**after, **step}, {**left, **step}
        return {name: value for name, value in after.items() if values[name] != value}

    def _problem(self, clash: Clash, preset: str, values: Mapping[str, Value]) -> shapes.Problem:
        """Return a clash as the composer shows it; a way out names only its changes, and the smallest comes first."""
        ways: list[dict[str, Value]] = []
        for way in clash.ways_out:
            changed = self._way_out(preset, values, way)
            if changed and changed not in ways:
                ways.append(changed)
        ways.sort(key=len)

        def way_out(way: dict[str, Value]) -> shapes.WayOut:
            return {"set": way, **words.said(lambda lang: self._way_out_words(lang, way))}

        return {
            "code": clash.code,
            "options": list(clash.options),
            **words.both(f"clash-{clash.code}"),
            "ways_out": [way_out(way) for way in ways],
        }

    def _way_out_words(self, lang: str, way: Mapping[str, Value]) -> str:
        changes = []
        for name, value in way.items():
            option = words.say(lang, f"option-{name}")
            if isinstance(value, bool):
                changes.append(words.say(lang, "way-out-on" if value else "way-out-off", {"option": option}))
            else:
                chosen = words.say(lang, f"option-{name}-{value}")
                changes.append(words.say(lang, "way-out-choose", {"option": option, "value": chosen}))
        return ", ".join(changes)

    def _made(self, option: Option) -> Sequence[str]:
        """Return the values of an option that were made while the hall runs."""
        return option.source.newest() if option.source else ()

    def _offers(self, preset: Preset, name: str) -> list[Value]:
        offered = self.offered(preset, name)
        return [*offered, *(self._made(self.options[name]) if len(offered) > 1 else ())]

    def title(self, name: str, value: Value) -> str | None:
        """Return the title of a value that no language has a word for."""
        source = self.options[name].source
        return source.title(value) if source and isinstance(value, str) else None

    def describe(self) -> shapes.RuleBook:
        """Return options, groups and presets as the composer and `parlour rules` show them."""
        return {
            "game": self.game,
            "groups": list(dict.fromkeys(option.group for option in self.options.values())),
            "options": [
                {
                    "name": o.name,
                    "kind": "switch" if o.is_switch else "choice",
                    "group": o.group,
                    "values": [*o.values, *self._made(o)],
                    "titles": {value: o.source.title(value) or value for value in self._made(o)} if o.source else {},
                }
                for o in self.options.values()
            ],
            "presets": [
                {
                    "name": preset.name,
                    "offers": {name: self._offers(preset, name) for name in preset.offers},
                    "defaults": {name: self.default(preset, name) for name in self.options},
                }
                for preset in self.presets.values()
            ],
            "named": [{"name": one.name, "rules": one.rules, "source": one.source} for one in self.named.values()],
        }


def _text(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)
