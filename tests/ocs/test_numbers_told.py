"""The numbers that the paragraphs print, the terrain chart among them, are those by which is played."""

from __future__ import annotations

import pytest

from sandtable.games.ocs.barrage import DENSEST, DENSITY, HALF_STEP_FROM, HEDGEHOG_TOO_STRONG
from sandtable.games.ocs.combat.odds import OVERRUN_SURPRISE, SURPRISE
from sandtable.games.ocs.combat.strength import ARTILLERY_STRENGTH, HQ_STRENGTH
from sandtable.games.ocs.combat.tables import HIGHEST_ROLL, LOWEST_ROLL
from sandtable.games.ocs.constants import (
    DRAW_MP,
    HEDGEHOG_T,
    MOST_HEDGEHOG,
    OVERRUN_MAX_ENTRY_MP,
    OVERRUN_MP,
    PORT_REPAIR_T,
    STACK_RE,
    TRUCK_MP,
)
from sandtable.games.ocs.dak2.files import rows_of
from sandtable.games.ocs.dak2.leaders import CAPTURED, KILLED, WOUNDED
from sandtable.games.ocs.dak2.mussolini import LINE, PRINTED
from sandtable.games.ocs.dak2.naval import POINTS
from sandtable.games.ocs.dak2.rules import RULES
from sandtable.games.ocs.dak2.scenarios import SCENARIOS
from sandtable.games.ocs.dak2.weather import FIRST_ROLLS
from sandtable.games.ocs.facility import MOST_HITS
from sandtable.games.ocs.numbers import RE
from sandtable.games.ocs.supply.breakout import FRIENDS_WITHIN, SUCCEEDS_FROM
from sandtable.games.ocs.supply.destruction import DESTROYED
from sandtable.games.ocs.supply.out_of_supply import FOR_MANY, MANY_STEPS
from sandtable.games.ocs.supply.stocks import PER_LEVEL
from sandtable.words import LANGUAGES, Words

CHART = {row["id"]: row for row in rows_of("terrain.csv")}
COMMA = {"en": ", ", "ja": "、"}
CLASS = {
    "en": {"close": " (close)", "very_close": " (very close)"},
    "ja": {"close": "（軽障害）", "very_close": "（中障害）"},
}
every_language = pytest.mark.parametrize("language", LANGUAGES)


def paragraph(language: str, number: str) -> str:
    found = Words(RULES, language).rule(number)
    assert found is not None
    return found[1]


# The terrain chart


def costs(terrain: str, language: str) -> str:
    """What a terrain costs on foot, on trucks and on tracks, as the paragraph tells it."""
    told = [CHART[terrain][kind].removeprefix("+") for kind in ("leg", "truck", "tracked")]
    return COMMA[language].join("全" if language == "ja" and cost == "all" else cost for cost in told)


def factors(terrain: str, language: str) -> str:
    """Its factors of armour, mech and others."""
    return COMMA[language].join(CHART[terrain][kind].removesuffix("*") for kind in ("armour", "mech", "other"))


def factors_told(terrain: str, language: str) -> str:
    if terrain != "open" and factors(terrain, language) == factors("open", language):
        return {"en": "as open", "ja": "倍率は平地と同じ"}[language]
    if factors(terrain, language) == COMMA[language].join(["x1"] * 3):
        return {"en": "no factors", "ja": "倍率なし"}[language]
    return factors(terrain, language)


@every_language
@pytest.mark.parametrize("terrain", ["open", "rocky", "sand", "low_hills", "rough", "salt_marsh", "mountain", "city"])
def test_a_terrain_costs_and_does_what_the_paragraph_says(language, terrain):
    name = Words(RULES, language).name(terrain) + CLASS[language].get(CHART[terrain]["class"], "")
    cost, factor = costs(terrain, language), factors_told(terrain, language)
    told = f"{name[0].upper()}{name[1:]} {cost}; {factor}." if language == "en" else f"{name}：{cost}。{factor}。"

    assert told in paragraph(language, "TEC")


@pytest.mark.parametrize(
    ("language", "slope", "wadi", "river", "escarpment"),
    [
        (
            "en",
            "slope {costs}, uphill {first} for all;",
            "wadi {costs}, {first} for armour and mech;",
            "minor river {costs}, {first} for all.",
            "An escarpment is prohibited: {all}, and only along a road.",
        ),
        (
            "ja",
            "坂{costs}、登る攻撃は全て「{first}」。",
            "涸れ谷{costs}、機甲と機械化は「{first}」。",
            "小河川{costs}、全て「{first}」。",
            "断崖は進入禁止で、道路に沿うときだけ「{all}」。",
        ),
    ],
)
def test_a_hexside_adds_and_does_what_the_paragraph_says(language, slope, wadi, river, escarpment):
    text = paragraph(language, "TEC")
    hexsides = {"slope_up": slope, "wadi": wadi, "minor_river": river, "escarpment": escarpment}

    for hexside, told in hexsides.items():
        first = CHART[hexside]["armour"]
        assert told.format(costs=costs(hexside, language), first=first, all=factors(hexside, language)) in text
    assert costs("slope_up", language) == costs("slope_down", language)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Primary road {primary_road}. Road and track {road}. Railway {railroad}."),
        ("ja", "一級道路：{primary_road}。二級道路と小道：{road}。鉄道：{railroad}。"),
    ],
)
def test_a_line_costs_what_the_paragraph_says(language, told):
    lines = {line: costs(line, language) for line in ("primary_road", "road", "track", "railroad")}

    assert told.format(**lines) in paragraph(language, "TEC")
    assert lines["road"] == lines["track"]


# Other tables, and single numbers


def right_of_density() -> list[tuple[int, int]]:
    """The shifts to the right by the RE in a hex: how many columns, and above how many RE."""
    above = [most // RE for most, _ in DENSITY]
    shifts = [shift for _, shift in DENSITY[1:]] + [DENSEST]
    return [(shift, least) for shift, least in zip(shifts, above, strict=True) if shift > 0]


def test_density_is_told_as_it_shifts():
    (a, three), (b, four), (c, five), (d, six) = right_of_density()
    en, ja = paragraph("en", "10.1"), paragraph("ja", "10.1")

    assert f"{a} above {three} RE, {b} above {four}, {c} above {five}, {d} above {six}." in en
    assert f"{three}REを超えれば{a}、{four}REを超えれば{b}、{five}REを超えれば{c}、{six}REを超えれば{d}。" in ja
    assert DENSITY[0] == (RE, -1)
    assert (", 1 if the target is 1 RE or less." in en, "目標が1RE以下なら1。" in ja) == (True, True)


def test_the_destruction_of_dumps_is_told_as_it_is_rolled():
    one, two, three, four, five, six = DESTROYED

    assert f"1 destroys {one}%, 2 and 3 {two}%, 4 and 5 {four}%, 6 all." in paragraph("en", "12.11")
    assert f"1は{one}%、2と3は{two}%、4と5は{four}%、6は全てを破壊する。" in paragraph("ja", "12.11")
    assert (two, four, six) == (three, five, 100)


def test_the_weather_of_december_is_told_as_it_is_rolled():
    sandstorm, rainstorm = FIRST_ROLLS["12"]

    assert f"{sandstorm} and {rainstorm - 1} are a sandstorm, {rainstorm} to 66 a rainstorm" in paragraph("en", "D3.5")
    assert f"{sandstorm}と{rainstorm - 1}が砂嵐、{rainstorm}～66が暴風雨" in paragraph("ja", "D3.5")


def test_casualties_are_told_as_they_are_rolled():
    two, unharmed = KILLED - 1, WOUNDED + 1

    assert (two, CAPTURED, WOUNDED) == (2, KILLED + 1, CAPTURED + 1)
    assert (
        f"{two} and {KILLED} killed, {CAPTURED} captured, {WOUNDED} wounded, {unharmed} and more unharmed"
    ) in paragraph("en", "D3.10d")
    assert f"{two}と{KILLED}は戦死、{CAPTURED}は捕虜、{WOUNDED}は負傷、{unharmed}以上は無事" in paragraph(
        "ja", "D3.10d"
    )


HQS, DIVISIONS, GUNS, OTHERS = PRINTED
ALLIED_MARKERS, AXIS_MARKERS = SCENARIOS["7.3"].reserves
SP = SCENARIOS["7.3"].supply[0][1] // 4


@pytest.mark.parametrize(
    ("rule", "en", "ja"),
    [
        ("4.8", f"at most {STACK_RE} RE of combat units", f"各軍{STACK_RE}REまで"),
        ("8.1", f"costs each unit {OVERRUN_MP} MP", f"各ユニットは{OVERRUN_MP}MPを払い"),
        ("8.1", f"at most {OVERRUN_MAX_ENTRY_MP} MP to enter", f"{OVERRUN_MAX_ENTRY_MP}MP以下で入れる"),
        (
            "9.4",
            f"with {HQ_STRENGTH[0]}, on its move face with {HQ_STRENGTH[1]}; artillery with {ARTILLERY_STRENGTH}.",
            f"司令部の防御力は{HQ_STRENGTH[0]}、移動面では{HQ_STRENGTH[1]}。砲兵は{ARTILLERY_STRENGTH}",
        ),
        (
            "9.8",
            f"In an attack {SURPRISE[0]} or more surprises the defender and {SURPRISE[1]} or less the attacker; in an "
            f"overrun {OVERRUN_SURPRISE[0]} or more and {OVERRUN_SURPRISE[1]} or less.",
            f"攻撃では{SURPRISE[0]}以上で防御側への、{SURPRISE[1]}以下で攻撃側への奇襲になる。"
            f"オーバーランでは{OVERRUN_SURPRISE[0]}以上と{OVERRUN_SURPRISE[1]}以下である。",
        ),
        (
            "9.9",
            f"Below {LOWEST_ROLL} is {LOWEST_ROLL}, above {HIGHEST_ROLL} is {HIGHEST_ROLL}.",
            f"{LOWEST_ROLL}未満は{LOWEST_ROLL}、{HIGHEST_ROLL}を超えれば{HIGHEST_ROLL}とする。",
        ),
        ("10.1", f"lost on a die of {HALF_STEP_FROM} to 6", f"ダイス{HALF_STEP_FROM}～6で1ステップを失う"),
        (
            "10.1",
            f"a hedgehog of level {HEDGEHOG_TOO_STRONG} or {MOST_HEDGEHOG}",
            f"レベル{HEDGEHOG_TOO_STRONG}か{MOST_HEDGEHOG}の陣地",
        ),
        ("10.2", f"are {POINTS} points at a coastal hex", f"海岸ヘクスに対する{POINTS}ポイント"),
        ("12.3", f"at most {DRAW_MP} MP on trucks", f"自動車化で{DRAW_MP}MP以内"),
        (
            "12.8",
            f"+{FOR_MANY} if they have {MANY_STEPS} steps or more",
            f"合計{MANY_STEPS}ステップ以上なら+{FOR_MANY}",
        ),
        ("12.8", f"within {FRIENDS_WITHIN} hexes", f"{FRIENDS_WITHIN}ヘクス以内"),
        ("12.8", f"On {SUCCEEDS_FROM} or 6 it leaves", f"ダイスが{SUCCEEDS_FROM}か6なら"),
        ("12.10", f"low {PER_LEVEL}T for a unit", f"低下は1ユニット{PER_LEVEL}T"),
        ("13.2", f"A truck moves {TRUCK_MP} MP", f"トラックは自動車化{TRUCK_MP}MP"),
        ("16.0", f"costs {HEDGEHOG_T}T for a level", f"1レベル{HEDGEHOG_T}T"),
        ("16.0", f"a level from 1 to {MOST_HEDGEHOG}", f"レベルは1～{MOST_HEDGEHOG}"),
        ("19.0", f"at most {MOST_HITS} hits", f"ヒットは{MOST_HITS}まで"),
        ("19.0", f"one hit in a turn for {PORT_REPAIR_T}T", f"1ヒットを{PORT_REPAIR_T}Tで修理"),
        (
            "D4.4a",
            f"{HQS} HQ, {DIVISIONS} infantry divisions, {GUNS} artillery regiment and {OTHERS} other units",
            f"司令部{HQS}、歩兵師団{DIVISIONS}、砲兵連隊{GUNS}、そのほか{OTHERS}の枢軸軍ユニット",
        ),
        ("D4.4a", f"the second number is {LINE}", f"2つ目の数が{LINE}"),
        (
            "D7.3",
            f"Reserve markers: Allies {ALLIED_MARKERS}, Axis {AXIS_MARKERS}. Each turn {SP} SP come",
            f"予備マーカーは連合軍{ALLIED_MARKERS}、枢軸軍{AXIS_MARKERS}。毎ターン、連合軍は Mersa Matruh に、"
            f"枢軸軍は Bardia に{SP}SPを得る",
        ),
    ],
)
def test_a_number_is_told_as_it_is_played(rule, en, ja):
    assert (en in paragraph("en", rule), ja in paragraph("ja", rule)) == (True, True)
