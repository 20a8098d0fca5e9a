"""Properties in French: statements of a skill about units and cards that hold for a time."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from parlour.games.cipher.text.french.nouns import (
    bond_kinds,
    both,
    card_kinds,
    cards,
    de,
    either,
    kind,
    kinds,
    owned,
    quoted,
    subject,
    tag_word,
    units,
)
from parlour.games.cipher.text.french.words import CAUSES, LASTING, PAID, WHO, clause, in_line
from parlour.games.cipher.text.voice import Clause, Data, Telling, plural, spanned, times
from parlour.games.cipher.vocabulary.values import WEAPONS


def _can(infinitive: str) -> Telling:
    """Return the saying of what the target cannot do, or what cannot be done to it."""
    return lambda effect: _cannot(effect, infinitive)


def _cannot(effect: Data, infinitive: str) -> Clause:
    return clause(effect, f"ne peut pas {infinitive}", f"ne peuvent pas {infinitive}")


def _spared(participle: str) -> Telling:
    """Return the saying of what cannot be done to the target, in its number."""

    def said(effect: Data) -> Clause:
        by = _by(effect, participle)
        one, many = f"ne peut pas être {participle}{by}", f"ne peuvent pas être {participle}s{by}"
        return clause(effect, one, many)

    return said


def _by(effect: Data, participle: str) -> str:
    """Return by what it cannot be done, and by whose."""
    by, unit = effect.get("by"), effect.get("by_unit")
    if by == "skill" and unit == {"side": "enemy"}:
        return " par une compétence adverse"  # of any card, support cards as well
    said = CAUSES.get(by or "", "")
    if unit:
        return f"{said} par les {kinds(unit)}" if by == "attack" else f"{said} d’une {kind(unit)}"
    return PAID if by == "skill" and participle == "vaincue" else said


_COUNTED: Final = {"stack_under_self": "carte sous cette unité", "enemies_destroyed": "unité adverse ainsi vaincue"}


def _each(f: Data) -> str:
    """Return what units are counted by: each of them, or each of their names."""
    return f"nom d’unité parmi les {kinds({**f, 'distinct_names': None})}" if f.get("distinct_names") else kind(f)


def _attack(effect: Data) -> Clause:
    per = ""
    if effect.get("per"):
        counted = effect["per"]
        each = _COUNTED.get(counted["count"]) or (
            f"{bond_kinds(counted.get('filter', {}), many=False)} que vous avez"
            if counted["count"] == "bonds"
            else _each(counted["filter"])
        )
        per = f" par {each}"
    amount = f"{effect['amount']:+d}".replace("-", "−")
    return clause(effect, f"a {amount} en attaque{per}", f"ont {amount} en attaque{per}")


def _multiplied(effect: Data) -> Clause:
    target = effect["target"]
    by = "doublée" if effect["by"] == 2 else f"multipliée par {effect['by']}"
    own = "leur" if plural(target) else "son"
    lasting = LASTING.get(effect.get("duration") or "", "")
    whom = subject(target)
    return Clause(whom, f"l’attaque {de(whom)} est {by}", f"{own} attaque est {by}", lasting)


def _reduced(effect: Data) -> Clause:
    what = quoted(effect["skills"], each=True)
    per = f" par {_COUNTED[effect['per']['count']]}" if effect.get("per") else ""
    least = f", mais au moins {effect['least']}" if effect.get("least") else ""
    said = f"{'coûte' if len(effect['skills']) == 1 else 'coûtent'} "
    said += f"{times(effect['n'], 'lien', 'liens')} de moins à retourner{per}{least}"
    return Clause(what, f"{what} {said}", said, LASTING.get(effect.get("duration") or "", ""))


def _range(effect: Data) -> Clause:
    span = spanned(effect["range"])
    return clause(effect, f"gagne la portée {span}", f"gagnent la portée {span}")


def _gains(effect: Data) -> Clause:
    arms = [owned(tag) for tag in effect["tags"] if tag in WEAPONS]
    if arms:
        return clause(effect, f"a aussi {both(arms)}", f"ont aussi {both(arms)}")
    many = plural(effect["target"])
    rest = both([tag_word(tag, True, many) for tag in effect["tags"]])
    return clause(effect, f"est aussi {rest}", f"sont aussi {rest}")


def _orb_damage(effect: Data) -> Clause:
    orbs = (
        times(effect["set"], "orbe", "orbes") + " au lieu d’un"
        if "set" in effect
        else times(effect["add"], "orbe", "orbes") + " de plus"
    )
    return clause(effect, f"détruit {orbs}", f"détruisent {orbs}")


def _unevadable(effect: Data) -> Clause:
    whom = subject(effect["target"])
    own = "leurs" if plural(effect["target"]) else "ses"
    against = f" contre les {kinds(effect['when_target'])}" if effect.get("when_target") else ""
    by = f" par les {kinds(effect['by'])}" if effect.get("by") else ""
    said = f"attaques{against} ne peuvent pas être esquivées{by}"
    whole = f"attaques {de(whom)}{against} ne peuvent pas être esquivées{by}"
    return Clause(whom, f"les {whole}", f"{own} {said}", LASTING.get(effect.get("duration") or "", ""))


def _cannot_attack(effect: Data) -> Clause:
    listed = [units(one) if one.get("ref") or one.get("main") else _yours(one) for one in effect.get("whom") or ()]
    said = _cannot(effect, f"attaquer {either(listed)}".rstrip())
    return (
        replace(said, lasting=f"{said.lasting} tant que cette unité est en jeu")
        if effect.get("while_on_field")
        else said
    )


def _yours(f: Data) -> str:
    return f"vos {kinds({**f, 'side': 'any'})}" if f.get("side") == "ally" else f"les {kinds(f)}"


def _ignore_range(effect: Data) -> Clause:
    f = {"side": "enemy", **(effect.get("whom") or {})}
    whom = units(f) if f.get("main") else f"les {kinds(f)}"
    anywhere = " sur n’importe quelle ligne" if effect.get("line") == "any" else ""
    what = f"attaquer {whom}{in_line(effect)}{anywhere} quelle que soit la distance"
    return clause(effect, f"peut {what}", f"peuvent {what}")


def _support(effect: Data) -> Clause:
    amount = f"{effect['amount']:+d}".replace("-", "−")
    return clause(effect, f"a {amount} en soutien", f"ont {amount} en soutien")


def _cannot_deploy(effect: Data) -> Clause:
    who = WHO[effect["who"]]
    said = f"ne {'pouvez' if effect['who'] == 'self' else 'peut'} pas déployer de {card_kinds(effect['filter'])}"
    said += in_line(effect)
    return Clause(who, f"{who} {said}", said, LASTING.get(effect.get("duration") or "", ""))


def _forbid(effect: Data) -> str:
    lasting = {**LASTING, "stay": " tant que cette unité reste en jeu"}.get(
        effect.get("duration") or "", " jusqu’à la fin de la partie"
    )
    return f"la compétence {quoted(effect['names'])} ne peut plus être utilisée{lasting}"


def _free(effect: Data) -> Clause:
    what, said = f"la compétence {quoted(effect['skills'])}", "ne coûte rien"
    return Clause(what, f"{what} {said}", said)


def _suppress(effect: Data) -> str:
    what = "la compétence de soutien" if effect["zone"] == "support" else "la compétence"
    whose = {"enemy": " des unités adverses", "ally": " de vos unités"}.get(effect.get("side") or "", "")
    return f"{what} {quoted(effect['names'])}{whose} est sans effet"


_SUPPORT_SET: Final = {
    "cards_in_main": "10 fois le nombre de cartes de la pile de votre unité principale",
    "enemy_cost": "10 fois le coût de déploiement de l’unité adverse au combat",
    "sword_bonds": "10 fois le nombre de vos liens à l’épée",
}
_KEPT: Final = {"attack": "son attaque", "unit_name": "son nom d’unité"}


def _copy(effect: Data) -> str:
    kept = both([_KEPT[key] for key in effect["keep"]])
    lasting = LASTING.get(effect.get("duration") or "", "")
    return f"{units(effect['target'])} devient une copie de l’unité choisie mais garde {kept}{lasting}"


def _sealed(effect: Data) -> str:
    whose = {"self": "vos compétences de soutien", "opponent": "les compétences de soutien adverses",
             "both": "les compétences de soutien"}[effect["who"]]  # fmt: skip
    return f"{whose} ne s’appliquent pas{LASTING.get(effect.get('duration') or '', '')}"


PROPERTIES: Final[Mapping[str, Telling]] = {
    "modify_attack": _attack,
    "multiply_attack": _multiplied,
    "add_range": _range,
    "ignore_range": _ignore_range,
    "add_tags": _gains,
    "orb_damage": _orb_damage,
    "cannot_critical": _can("porter de coup critique"),
    "cannot_evade": _can("esquiver"),
    "cannot_be_evaded": _unevadable,
    "conditional_unevadable": _unevadable,
    "cannot_attack": _cannot_attack,
    "cannot_be_attacked": _spared("attaquée"),
    "cannot_be_destroyed": _spared("vaincue"),
    "cannot_be_moved": _spared("déplacée"),
    "cannot_be_tapped": _spared("inclinée"),
    "cannot_be_untapped": _spared("redressée"),
    "cannot_deploy_beside": lambda e: f"cette unité ne peut pas être déployée sur la ligne {de(quoted(e['names']))}",
    "critical_multiplier": lambda e: (
        f"les coups critiques de cette unité multiplient son attaque par {e['value']} au lieu de 2"
    ),
    "modify_support": _support,
    "support_set": lambda e: f"la valeur de soutien de cette carte est {_SUPPORT_SET[e['formula']]}",
    "support_fails": lambda e: (
        "le soutien de cette unité " + (f"par les {card_kinds(e['filter'])} échoue" if e["filter"] else "échoue")
    ),
    "support_fails_unless": lambda e: (
        f"le soutien de cette unité échoue s’il ne vient pas {de(cards({**e['filter'], 'count': 1}))}"
    ),
    "support_always_succeeds": lambda e: (
        f"le soutien de cette unité par {cards({**e['filter'], 'count': 1})} réussit toujours"
    ),
    "seal_support_skills": _sealed,
    "cannot_deploy": _cannot_deploy,
    "copy_skills": lambda e: f"cette unité possède toutes les compétences {e['keyword']} {de(subject(e['from']))}",
    "copy_unit": _copy,
    "note_unique_skill_names": lambda e: "les compétences de même nom ne comptent qu’une fois",
    "forbid_skill": _forbid,
    "suppress_skill": _suppress,
    "reduce_cost": _reduced,
    "free_skill": _free,
    "level_up_onto": lambda e: (
        f"cette carte peut monter de niveau ou changer de classe une unité alliée nommée {quoted(e['names'])}"
    ),
    "cannot_bond_self": lambda e: "cette carte ne peut pas être mise dans les liens",
    "allow_duplicates": lambda e: (
        f"vous pouvez avoir autant d’unités nommées {quoted(e['names'])} que vous voulez en jeu"
    ),
    "extra_unit_name": lambda e: f"cette carte porte aussi le nom d’unité {quoted(e['names'])}",
    "deck_limit_none": lambda e: "votre deck peut contenir autant d’exemplaires de cette carte que vous voulez",
}
