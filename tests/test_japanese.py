"""Japanese: one spelling for each word, Japanese punctuation, the rulebook's terms; in every catalogue there is."""

from __future__ import annotations

import re
from functools import cache
from itertools import product
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

ROOT = Path(__file__).parent.parent
LETTER = "[ぁ-ゖァ-ヺー一-鿿々]"  # of Japanese: kana and kanji


class Said(NamedTuple):
    """One reading of a text: a choice between variants gives several; a gap is {name}."""

    file: str
    key: str
    text: str


# The catalogues


@cache
def catalogues(language: str) -> list[Path]:
    """Every catalogue of a language, whatever it belongs to: ja.ftl, ja-errors.ftl, ja/rules.ftl."""
    found = [file for part in ("src", "web/src") for file in (ROOT / part).rglob("*.ftl")]
    return sorted(file for file in found if file.parent.name == language or file.stem.split("-")[0] == language)


@cache
def said_in(language: str) -> list[Said]:
    return [
        Said(str(file.relative_to(ROOT)), key, text)
        for file in catalogues(language)
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, ftl.Message)
        for key, pattern in [(entry.id.name, entry.value)]
        + [(f"{entry.id.name}.{part.id.name}", part.value) for part in entry.attributes]
        for text in readings(pattern)
    ]


def readings(pattern: ftl.Pattern | None) -> list[str]:
    """A pattern with each of its variants chosen in turn."""
    if pattern is None:
        return []
    parts = [[part.value] if isinstance(part, ftl.TextElement) else fillings(part) for part in pattern.elements]
    return ["".join(chosen) for chosen in product(*parts)]


def fillings(part: ftl.Placeable) -> list[str]:
    inner = part.expression
    if isinstance(inner, ftl.SelectExpression):
        return [text for variant in inner.variants for text in readings(variant.value)]
    if isinstance(inner, ftl.StringLiteral):
        return [str(inner.parse()["value"])]
    assert isinstance(inner, ftl.VariableReference)
    return [f"{{{inner.id.name}}}"]


def found_by(pattern: str, language: str = "ja") -> list[Said]:
    return [said for said in said_in(language) if re.search(pattern, said.text, re.MULTILINE)]


def english_of(said: Said) -> str:
    """What the English text of the same name in the same place says, all its readings together."""
    return " ".join(english_texts().get((english_file(said.file), said.key), []))


@cache
def english_texts() -> dict[tuple[str, str], list[str]]:
    """The readings of every English text, by file and name."""
    found: dict[tuple[str, str], list[str]] = {}
    for said in said_in("en"):
        found.setdefault((said.file, said.key), []).append(said.text)
    return found


def english_file(file: str) -> str:
    """The catalogue that says in English what this one says in Japanese."""
    return re.sub(r"\bja(?=/|\.ftl|-)", "en", file)


def test_every_catalogue_with_japanese_in_it_is_looked_at():
    everywhere = [file for part in ("src", "web/src") for file in (ROOT / part).rglob("*.ftl")]
    japanese = [file for file in everywhere if re.search(LETTER, file.read_text(encoding="utf-8"))]

    assert sorted(japanese) == catalogues("ja")
    assert len(japanese) >= 9
    assert len({(said.file, said.key) for said in said_in("ja")}) > 1000


# One spelling for each word: what is written, what is not, and an example of it.

PLAIN_WORDS = [
    ("全て", "すべて", "すべて"),
    ("既に", "すでに", "すでに"),
    ("ランダム", "無作為", "無作為"),
    ("ほかの", "(?<!その)他[のに]", "他の"),
    ("ともに", "共に", "共に"),
    ("さらに", "更に", "更に"),
    ("とどまる", "留ま", "留まる"),
    ("分かる", "(?<!変)わか[らりるれっ]", "わかる"),
    ("できる", "出来", "出来る"),
    ("今", "(?<![ぁ-ん])いま(?=[、はも実選置]|$)", "いま実行する"),
    ("行う", "行な[わいうえおっ]", "行なう"),
    ("ください", "下さい", "下さい"),
    ("手ほどき", "手引き", "手引き付き"),
    ("普通は", "ふつう", "ふつうは"),
    ("かかわらず", "関わらず", "関わらず"),
    ("好きな方", "(?<=[いの])ほう[がをでの]", "速いほうが"),
    ("揃う", "そろ[うえっ]", "そろう"),
    ("構わない", "かまわ", "かまわない"),
    ("移動するとき", "[るたうくすつむぐぶ]時(?:[はに、。]|だけ|$)", "移動する時に"),
    ("片づける", "片付", "片付ける"),
    ("マップ", "地図", "地図で見る"),
    ("最初のページ", "ロビー", "ロビーへ"),
    ("今数えると", "集計すると|数えれば", "今集計すると"),
    ("在席", "着席", "着席中"),
    ("印を付ける", "をつけ", "印をつける"),
    ("箇所", "[0-9一二三数何}][かカヵヶケ]所", "3か所"),
    ("1回", "[0-9]度", "1度"),
    ("1つ", "ひとつ|(?<!もう)一つ(?!ずつ)|二つ|三つ", "二つ"),
    ("2箇所", "[一二三四]箇所|[一二三四]個|二度", "二箇所"),
    ("2人対戦", "ひとり|ふたり|[一二三四]人", "二人"),
    ("2か月", "[箇ヶヵカケ]月", "2箇月"),
    ("通常どおり", "(?:通常|従来|予定|文字)通り", "通常通り"),
    ("サーバー", "サーバ(?!ー)", "サーバ"),
    ("フォルダー", "フォルダ(?!ー)", "フォルダ"),
    ("マーカー", "マーカ(?!ー)", "マーカ"),
    ("シリンダー", "シリンダ(?!ー)", "シリンダ"),
    ("プレイヤー", "プレーヤ|プレイヤ(?!ー)|対戦者", "プレーヤー"),
    ("テーブル", "卓", "この卓"),
    ("棋譜", "記録", "全ゲームの記録"),
    ("プレイする", "で指され|指せ|指し手", "指せません"),
    ("引き", "ドロー(?!デッキ)", "ダイスとドロー"),
    ("重複", "[二2]度あり", "二度あります"),
    ("局面", "ゲームの時点", "ゲームの時点"),
]
# The rulebook's terms.
TERMS = [
    ("コマ", "駒", "駒"),
    ("派閥", "陣営", "両陣営"),
    ("第1資格派閥", "第一資格|第二資格", "第一資格派閥"),
    ("資格派閥を変更", "資格(派閥)?を調整|資格を変更|^資格$", "資格を調整"),
    ("網掛けのテキスト", "網掛け(なし)?の文|影付き|シェード", "網掛けの文"),
    ("イニシアティブ", "イニシアチブ", "イニシアチブ"),
    ("政治意志", "政治意思|政治的意志", "政治意思"),
    ("限定オペレーション", "限定的", "限定的オペレーション"),
    ("完全オペレーション", "完全なオペレーション", "完全なオペレーション"),
    ("夜間外出禁止", "(?<!夜間)外出禁止.|(?<!外出)禁止(マーカー|$)", "外出禁止マーカー"),
    ("外出禁止", "^禁止$", "禁止"),
    ("イルグン", "イグルン", "イグルン"),
    ("ハガナー", "ハガナ(?!ー)", "ハガナ"),
    ("情報チット", "情報マーカー", "情報マーカー"),
    ("隠匿武器", "隠匿武器庫|(?<!隠匿)(?<!EOKAの)武器(マーカー|$)", "武器"),
    ("移動先", "目的地", "目的地"),
    ("活動状態にする", "活性化", "活性化"),
    ("潜伏状態の構成員", "潜伏構成員|活動構成員", "潜伏構成員"),
    ("エルネスト・ベヴィン", "アーネスト|ベビン", "アーネスト・ベヴィン"),
    ("起点に戻る", "その場で移送", "その場で移送"),
    ("運", "ダイス・ドロー", "ダイス・ドロー"),
    ("MCPの収入", rf"(?:MCP|EOKA) {LETTER}|{LETTER} (?:MCP|EOKA)", "MCP の収入"),
    ("プレイ済のカード", "プレイ済み", "プレイ済みのカード"),
    ("攻撃済み", "(?<!経)(?<!プレイ)済(?![みんむま])", "攻撃済"),
    ("指揮官", "リーダー", "リーダー"),
    ("指揮官の死傷", "指揮官の損害|損害のダイス", "指揮官の損害"),
    ("独立部隊", "独立ユニット", "独立ユニット"),
    ("ステップロス", "ステップ損失|損失ステップ", "ステップ損失"),
    ("壊滅", "全滅", "全滅"),
    ("除去ユニット", "死亡ユニット|死んだユニット", "死亡ユニット"),
    ("登り坂", "上り坂", "上り坂"),
    ("低丘陵", "低い丘", "低い丘"),
    ("荒れ地", "荒地", "荒地"),
    ("岩場", "岩地", "岩地"),
    ("砂砂漠", "砂地", "砂地"),
    ("砲爆撃", "(?<!艦)砲撃", "砲撃"),
    ("ヒット", "命中", "命中"),
    ("涸れ谷", "ワジ", "ワジ"),
    ("予備を解除", "予備を解放|解放された(?!構成員)|解放ユニット", "予備を解放"),
    ("艦船", "艦艇", "艦艇"),
    ("陣地の構築", "陣地.{0,8}建設", "陣地を建設"),
    ("港", "港湾(?!能力|工兵)", "港湾"),
    ("ムッソリーニライン", "ムッソリーニ(?:・|線)", "ムッソリーニ線"),
    ("備蓄", "内部備蓄", "内部備蓄"),
    ("人員補充", "補充人員|補充装備", "補充人員"),
    ("3MP", "[0-9}] MP|[0-9}]移動力", "3 MP"),
    ("セットアップとデッキ", "準備とデッキ|^準備$", "準備とデッキ"),
    ("投了", "降参|ギブアップ", "降参"),
    ("ブラウザー", "ブラウザ(?!ー)", "ブラウザ"),
]
# Punctuation: full-width between Japanese letters and gaps; half-width only inside what a user types.
MARKS = [
    ("局面：{text}", rf"(?:{LETTER}|\}}) *[,;:!?()\[\]/&=~]", "局面: {text}"),
    ("（{count}）個", rf"[,;:!?()\[/&=~<>*] *(?:{LETTER}|\{{)", "({count}) 個"),
    ("いいえ。", rf"{LETTER}\.|\.{LETTER}", "いいえ."),
    ("P29 政治意志+1", rf"{LETTER} +(?:{LETTER}|[0-9+{{])|(?<!P)(?<!P[0-9])[0-9}}] +{LETTER}", "政治意志 +1"),
    ("政治意志+2", "(?<![0-9}])＋[0-9]", "政治意志＋2"),
    ("5－1＋2で6", rf"[0-9}}] *[+=] *[0-9{{]|{LETTER}\+(?![0-9])|[+=]{LETTER}", "5-1+2で6"),
    ("陣地-1", "−", "陣地−1"),
    ("P28の95%", "[０-９Ａ-Ｚａ-ｚ％]|[0-9] %", "Ｐ２８"),
    ("0～20", "[〜]|[0-9] ?[–—~] ?[0-9]", "0〜20"),
    ("利用可能…", r"\.\.\.|。{2}|、{2}|、。|。、|……", "利用可能..."),
    ("「はい」", "[“”‘’]", "“はい”"),
    ("スペース", "[ｦ-ﾟ｡-･\u3000]", "ｽﾍﾟｰｽ"),
    ("、", "^ *[、。，．：；？！）」』・…ー].|[（「『]$", "、捜索"),
]
every_row = pytest.mark.parametrize(("used", "pattern", "example"), [*PLAIN_WORDS, *TERMS, *MARKS])


@every_row
def test_no_text_is_written_otherwise(used, pattern, example):
    assert found_by(pattern) == []


@every_row
def test_every_row_tells_right_from_wrong(used, pattern, example):
    check_row(used, pattern, example)


def check_row(used: str, pattern: str, example: str) -> None:
    assert re.search(pattern, example, re.MULTILINE)
    assert not re.search(pattern, used, re.MULTILINE)


# One meaning for each word


def test_a_roll_of_dice_and_the_check_for_victory_have_different_names():
    rolls = {said for said in found_by("判定") if english_of(said)}
    checks = {said for said in found_by("勝敗チェック") if english_of(said)}

    assert rolls
    assert checks
    assert [said for said in rolls if not re.search(r"\b[Rr]olls?\b|\bdie\b|\bdice\b", english_of(said))] == []
    assert [said for said in checks if not re.search(r"\bcheck|\bcount|\bmoment", english_of(said))] == []


def test_what_a_card_leaves_open_is_always_said_in_the_same_way():
    halves = [said for said in said_in("ja") if re.fullmatch(r"card-[\w-]+\.(un)?shaded", said.key)]
    open_to_choice = [bool(re.search(r"\bmay\b", english_of(said))) for said in halves]

    assert open_to_choice.count(True) > 15
    assert [said for said, may in zip(halves, open_to_choice, strict=True) if ("てもよ" in said.text) != may] == []


def test_the_rules_name_the_words_by_which_cards_leave_something_open():
    naming = [said for said in said_in("ja") if "“may”" in english_of(said)]

    assert len(naming) == 3
    assert [said for said in naming if "「てもよい」" not in said.text] == []


def test_a_caption_names_an_operation_only_if_its_card_does():
    actions = [
        (Path(said.file).parent, said.text) for said in said_in("ja") if re.fullmatch(r"rule-[34]-[23]-\d", said.key)
    ]
    texts = {(said.file, said.key): said.text for said in said_in("ja")}
    captions = {place: text for place, text in texts.items() if re.fullmatch(r"card-.*-title", place[1])}

    assert {"移送", "捜索", "テロ"} <= {action for _, action in actions}
    assert len(captions) > 60
    assert [
        (key, action)
        for (file, key), caption in captions.items()
        for folder, action in actions
        if folder == Path(file).parent and action in caption and action not in texts[file, key.removesuffix("-title")]
    ] == []


# Names of spaces, which stay in Latin letters


def test_nothing_leans_on_the_name_of_a_space_in_play():
    leaning = found_by(r"\{(space|origin|district)\}[ぁ-ゖ]")

    assert [said for said in leaning if not said.key.startswith("error-")] == []


def test_a_name_in_latin_letters_keeps_its_distance_from_kana_and_kanji():
    spaces = {said.key.replace("short-", "name-") for said in said_in("ja") if said.key.startswith("short-")}
    places = {said.text for said in said_in("ja") if said.key in spaces and said.text.isascii()}
    palestine = {"Haifa", "Jerusalem", "Tel Aviv", "Egypt", "Syria", "Lebanon", "Transjordan"}
    desert = {"Sidi Barrani", "Buq Buq", "Sollum", "Bardia", "Mersa Matruh", "Nibeiwa", "Tummar", "Maktila", "Tobruk"}
    names = "|".join(sorted(places | palestine | desert))

    assert {"Gaza", "Tel Aviv-Jaffa"} <= places
    assert found_by(rf"(?:{names})(?!鉄道){LETTER}|{LETTER}(?:{names})") == []


def test_what_a_board_names_beside_its_spaces_stays_in_latin_letters_too():
    around = {
        said.key: said.text
        for said in said_in("ja")
        if re.fullmatch(
            r"board-(\w+-)*(sea|strait|lebanon|syria|transjordan|egypt|negev|singapore|london|athens)", said.key
        )
    }

    assert len(around) == 11
    assert [key for key, text in around.items() if not text.isascii()] == []
