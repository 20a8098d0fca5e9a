"""House rules have one canonical text, refuse every mistake, and explain every clash with a way out."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.core import registry, words
from parlour.core.refusal import Refusal
from parlour.core.rules import FREE
from tests.rounds import dear

BOOKS = [game.rule_book for game in registry.games()]
TABLES = [(book, preset) for book in BOOKS for preset in book.presets]
CLASHES = [(book, clash) for book in BOOKS for clash in book.known_clashes]
each_book = pytest.mark.parametrize("book", BOOKS, ids=lambda b: b.game)
each_table = pytest.mark.parametrize(("book", "preset"), TABLES, ids=[f"{b.game}:{p}" for b, p in TABLES])
each_clash = pytest.mark.parametrize(("book", "clash"), CLASHES, ids=[f"{b.game}:{c.code}" for b, c in CLASHES])


def _choices(book, preset):
    """Draw any choice among what a preset offers."""
    offers = {name: st.sampled_from(book.offered(book.presets[preset], name)) for name in book.options}
    return st.fixed_dictionaries({}, optional=offers)


def _playable(book, preset, chosen):
    """Drop options from a choice, one by one, until it can be played."""
    left = dict(chosen)
    while book.check({"preset": preset, "options": left})["problems"]:
        left.popitem()
    return left


def _code(book, given) -> str:
    with pytest.raises(Refusal) as refused:
        book.parse(given)
    assert all(refused.value.message(lang) for lang in words.LANGUAGES)
    return refused.value.code


@each_table
@dear
@given(data=st.data())
def test_the_canonical_text_round_trips(book, preset, data):
    """A rule set's text, its JSON and the rule set itself all read back as the same rule set."""
    rules = book.rule_set(preset, _playable(book, preset, data.draw(_choices(book, preset))))
    for form in (str(rules), rules.as_json(), {"text": rules.text}, rules):
        again = book.parse(form)
        assert (again, hash(again), again.text) == (rules, hash(rules), rules.text)


@pytest.mark.parametrize(
    ("written", "canonical"),
    [
        ("triple-triad:ff8+open+same", "triple-triad:ff8+same+visibility=open"),
        ("triple-triad:ff14+three open+Fallen Ace", "triple-triad:ff14+fallen_ace+visibility=three_open"),
        ("triple-triad:ff14+Ordre", "triple-triad:ff14+playing_order=order"),
        ("triple-triad:ffwtt+Hands shown=Open", "triple-triad:ffwtt+visibility=open"),
        ("triple-triad:wiki+same+same-wall+open", "triple-triad:wiki+same+same_wall+visibility=open"),
        ("Triple Triad: FREE + OPEN + combo = OFF", "triple-triad:free+combo=off+visibility=open"),
    ],
)
def test_a_rule_text_takes_the_names_people_write(written: str, canonical: str) -> None:
    """Values alone, titles in either language, capitals, spaces and hyphens give the same canonical text."""
    book = registry.game("triple-triad").rule_book
    assert book.parse(written).options == book.parse(canonical).options


NAMED = [(book, one) for book in BOOKS for one in book.named.values()]


@pytest.mark.parametrize(("book", "one"), NAMED, ids=lambda one: getattr(one, "name", ""))
def test_rules_that_have_a_name_are_written_as_they_are_played(book, one):
    """Rules with a name read as the canonical text they stand for; each has words, and names its source."""
    assert str(book.parse(f"{book.game}:{one.name}")) == one.rules == str(book.parse(one.rules))
    assert one.name not in book.presets and one.source
    for lang in words.LANGUAGES:
        assert words.say(lang, f"named-{one.name}") != f"named-{one.name}"
        assert words.say(lang, f"named-{one.name}", attribute="help") != f"named-{one.name}"


def test_named_rules_may_be_changed():
    book = registry.game("triple-triad").rule_book
    assert str(book.parse("triple-triad:Balamb+same")) == "triple-triad:ff8+same+visibility=open"
    assert [one["code"] for one in book.check("triple-triad:esthar")["warnings"]] == ["same-wall-idle"]
    assert book.describe()["named"][0]["rules"] == "triple-triad:ff8+visibility=open"


def test_a_word_that_may_be_more_than_one_thing_is_refused_with_its_ways_out() -> None:
    """A word counts as what the preset offers; if it offers two of that word, neither is taken."""
    book = registry.game("triple-triad").rule_book
    with pytest.raises(Refusal) as refused:
        book.parse("triple-triad:free+free")
    assert refused.value.code == "ambiguous-option"
    assert refused.value.args_["known"] == "card_pick=free, playing_order=free"


def test_what_is_chosen_twice_and_differently_is_refused() -> None:
    """An option chosen twice with one value is one choice; with two values it is refused."""
    book = registry.game("triple-triad").rule_book
    assert book.parse("triple-triad:ff8+same+Same=on").options == book.parse("triple-triad:ff8+same").options
    with pytest.raises(Refusal) as refused:
        book.parse("triple-triad:free+combo=off+open+combo")
    assert refused.value.code == "option-chosen-twice"
    assert refused.value.args_ == {"option": "combo", "first": "off", "second": "on"}


@pytest.mark.parametrize("book", BOOKS, ids=lambda b: b.game)
def test_every_value_is_known_by_its_own_name_or_refused_as_ambiguous(book) -> None:
    """A word alone chooses the value of that name, wherever the preset that offers everything has only one."""
    for option in book.options.values():
        for value in option.values:
            written = option.name if value is True else value
            if value is False or value == book.default(book.presets[FREE], option.name):
                continue
            named = [one.name for one in book.options.values() if value in one.values or written == one.name]
            verdict = None if len(named) > 1 else book.check(f"{book.game}:{FREE}+{written}")
            assert verdict is None or verdict["options"][option.name] == value


@each_book
def test_a_preset_can_be_played_as_it_is(book):
    """A preset without choices can be played, and its text is the game and the preset."""
    played = {f"{book.game}:{preset}": book.rule_set(preset, {}).text for preset in book.presets}
    assert list(played) == list(played.values())


@each_table
@dear
@given(data=st.data())
def test_every_offered_choice_is_judged(book, preset, data):
    """`check` finds a problem exactly where `rule_set` refuses, with the code of the refusal."""
    chosen = data.draw(_choices(book, preset))
    judged = book.check({"preset": preset, "options": chosen})
    if judged["ok"]:
        assert book.rule_set(preset, chosen).text == judged["text"]
    else:
        assert _code(book, {"preset": preset, "options": chosen}) == judged["problems"][0]["code"]


@each_table
@dear
@given(data=st.data())
def test_a_way_out_leads_out(book, preset, data):
    """Every clash has ways out; each changes something, can be chosen in the preset, and leaves no clash at all."""
    chosen = data.draw(_choices(book, preset))
    for problem in book.check({"preset": preset, "options": chosen})["problems"]:
        assert problem["ways_out"]
        for way in problem["ways_out"]:
            assert way["set"]
            assert book.check({"preset": preset, "options": {**chosen, **way["set"]}})["ok"]


@each_clash
def test_every_combination_of_a_clash_has_its_ways_out(book, clash):
    """Each way out ends a clash that its own options cause, with all other switches off or on."""
    for preset in book.presets.values():
        switches = {name: True for name in book.options if book.offered(preset, name) == (False, True)}
        own = (book.offered(preset, name) for name in clash.options)
        for values, others in product(product(*own), ({}, switches)):
            chosen = {**others, **dict(zip(clash.options, values, strict=True))}
            problems = book.check({"preset": preset.name, "options": chosen})["problems"]
            for way in (way for p in problems if p["code"] == clash.code for way in p["ways_out"]):
                after = book.check({"preset": preset.name, "options": {**chosen, **way["set"]}})
                assert clash.code not in [p["code"] for p in after["problems"]]


@each_book
def test_a_clash_can_be_said(book):
    """Every clash has a sentence in every language, names existing options, and is refused with a way out."""
    for clash in book.known_clashes:
        said = all(words.bundle(lang).has_message(f"clash-{clash.code}") for lang in words.LANGUAGES)
        led = all(value in book.options[name].values for way in clash.ways_out for name, value in way.set.items())
        assert said and led and set(clash.options) <= set(book.options) and (clash.warning or clash.ways_out), clash


@each_book
def test_what_is_no_rule_set_is_refused(book):
    """Anything but a text or an object of options is refused."""
    for given_ in (5, None, [], "", "chess:free", ":", "+same", {"options": [1]}, {"options": "same"}):
        assert _code(book, given_) == "bad-rules", given_


@each_book
def test_unknown_names_are_refused(book):
    """An unknown preset, option or value is refused under its own code."""
    name = next(iter(book.options))
    assert _code(book, f"{book.game}:nowhere") == "unknown-preset"
    assert _code(book, {"preset": ["nowhere"]}) == "unknown-preset"
    assert _code(book, f"{book.game}:{FREE}+nonsense") == "unknown-option"
    assert _code(book, f"{book.game}:{FREE}+") == "unknown-option"
    assert _code(book, f"{book.game}:{FREE}+{name}=sideways") == "bad-option-value"
    for value in (None, 1, 0, 1.0, [], {}):
        assert _code(book, {"preset": FREE, "options": {name: value}}) == "bad-option-value"


@each_book
def test_what_a_preset_does_not_offer_is_refused(book):
    """A value that a preset does not offer is refused there."""
    for preset, option in product(book.presets, book.options.values()):
        for value in set(option.values) - set(book.offered(book.presets[preset], option.name)):
            code = _code(book, {"preset": preset, "options": {option.name: value}})
            assert code == "option-not-offered", (preset, option.name, value)


@each_book
def test_a_rule_set_answers_for_its_options(book):
    """Every option has a value; an unknown name is a KeyError."""
    rules = book.rule_set(FREE, {})
    assert all(rules[name] in option.values for name, option in book.options.items())
    with pytest.raises(KeyError):
        rules["nothing"]
