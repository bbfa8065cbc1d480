#!/usr/bin/env python3
"""Cuts the fonts down to the glyphs in use, and measures the faces of men.

    npm install --prefix target/fonts @fontsource/lxgw-wenkai@5.3.0 \\
        @fontsource/alegreya@5.3.0 @fontsource/source-sans-3@5.3.1
    python3 -m venv target/fonts/venv
    target/fonts/venv/bin/pip install fonttools==4.68.0 brotli==1.2.1
    target/fonts/venv/bin/python style/cut-fonts.py target/fonts/node_modules

writes style/fonts/*.woff2, the licences beside them, style/glyphs.txt and app/src/board/ink.txt.

    python3 style/cut-fonts.py --check

needs nothing installed: it fails where a character in use is not in the fonts as they were cut.

Characters in use are FACES, those of string and character literals in the rules (faces, words on boards,
coordinates), those of texts whose keys match KAI_KEYS, and the headings of the rule book; Latin is taken whole.
"""

import re
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
HERE = ROOT / "style" / "fonts"

# Texts that are set in the brush face: names, headings, faces, results.
KAI_KEYS = re.compile(
    r"(.*-)?(name|brand|tagline.*|face-.*|man-.*|seat-.*|kind-.*|title|end-.*|result-.*|series-.*)"
    r"|options-(rules|seats|clock)|link-.*(?<!-more)"
)
NUMERALS = "〇零一二三四五六七八九十百两"
FACES = (
    "帅帥将將仕士相象马馬傌车車俥炮砲兵卒楚河汉漢界军旗司令师旅团营连排长工雷炸弹地"
    "枭雉卢犊塞骰犬狗虎春夏秋冬东南西北黑白红蓝黄绿紫手家营"
)
PUNCTUATION = "，。、：；？！（）《》“”‘’·…—～　"
LATIN = "".join(map(chr, [*range(0x20, 0x7F), *range(0xA0, 0x100)])) + "–—‘’“”•…′″↑↓−"
SOURCES = {
    "yiguan-kai-400": ("lxgw-wenkai", "lxgw-wenkai-latin-500-normal.woff2", "Yiguan Kai"),
    "yiguan-kai-700": ("lxgw-wenkai", "lxgw-wenkai-latin-700-normal.woff2", "Yiguan Kai"),
    "yiguan-latin-500": ("alegreya", "alegreya-latin-500-normal.woff2", "Yiguan Latin"),
    "yiguan-sans-400": ("source-sans-3", "source-sans-3-latin-400-normal.woff2", "Yiguan Sans"),
    "yiguan-sans-600": ("source-sans-3", "source-sans-3-latin-600-normal.woff2", "Yiguan Sans"),
}


def is_han(char):
    return "\u2e80" <= char <= "\u9fff" or char in PUNCTUATION


def texts(language):
    """Every message of a language as (key, words)."""
    for file in sorted((ROOT / "app" / "texts" / language).glob("*.ftl")):
        key = None
        for line in file.read_text(encoding="utf-8").splitlines():
            message = re.match(r"([a-z][a-z0-9_-]*) *= *(.*)", line)
            if message:
                key = message[1]
                yield key, message[2]
            elif key and line.startswith(" "):
                yield key, line.strip()


def wanted():
    """The characters that the brush face must have."""
    found = set(NUMERALS + FACES + PUNCTUATION)
    for key, words in texts("zh"):
        if KAI_KEYS.fullmatch(key):
            found.update(words)
    for file in sorted((ROOT / "app" / "book" / "zh").glob("*.md")):
        for line in file.read_text(encoding="utf-8").splitlines():
            if line.startswith("#"):
                found.update(line)
    for file in sorted((ROOT / "rules" / "src").rglob("*.rs")):
        for line in file.read_text(encoding="utf-8").splitlines():
            code = line.split("//")[0]
            for literal in re.findall(r'"[^"]*"|\'[^\']\'', code):
                found.update(literal)
    return "".join(sorted(c for c in found if is_han(c)))


def check():
    """Compares what is wanted with what was cut."""
    have = set((HERE.parent / "glyphs.txt").read_text(encoding="utf-8"))
    missing = [c for c in wanted() if c not in have]
    if missing:
        sys.exit(f"style/glyphs.txt lacks {''.join(missing)}: run style/cut-fonts.py (see its head)")
    print(f"fonts: all {len(wanted())} characters are there")


def cut(packages):
    """Writes the cut fonts, their licences and the list of glyphs."""
    from fontTools import subset
    from fontTools.ttLib import TTFont

    han = wanted()
    fonts = {}
    for name, (package, file, family) in SOURCES.items():
        source = packages / "@fontsource" / package
        font = TTFont(source / "files" / file)
        options = subset.Options()
        options.flavor = "woff2"
        options.hinting = False
        options.drop_tables += ["FFTM", "feat", "morx"]
        options.layout_features = ["kern", "liga", "lnum", "tnum", "locl", "mark", "mkmk", "ccmp", "vert", "vrt2"]
        options.name_IDs = [0, 1, 2, 4, 5, 6, 13, 14]
        cutter = subset.Subsetter(options)
        text = han if family == "Yiguan Kai" else LATIN
        cutter.populate(text=text)
        absent = [c for c in text if ord(c) not in font.getBestCmap()]
        if absent:
            print(f"{name}: the source has no {''.join(absent)}")
        cutter.subset(font)
        # The licences reserve the originals' names for the originals.
        for record in font["name"].names:
            if record.nameID in (1, 4, 6):
                record.string = family.replace(" ", "") if record.nameID == 6 else family
        out = HERE / f"{name}.woff2"
        subset.save_font(font, str(out), options)
        shutil.copyfile(source / "LICENSE", HERE / f"OFL-{package}.txt")
        print(f"{out.relative_to(ROOT)}: {out.stat().st_size} bytes")
        fonts[name] = font
    (HERE.parent / "glyphs.txt").write_text(han + "\n", encoding="utf-8")
    faces(fonts, han)


def faces(fonts, han):
    """Writes where the ink of each character has its middle, in thousandths of an em: from its left, above its base."""
    from fontTools.pens.boundsPen import BoundsPen

    font = fonts["yiguan-kai-700"]
    glyphs, names, em = font.getGlyphSet(), font.getBestCmap(), font["head"].unitsPerEm
    rows = []
    for char in han:
        if char not in PUNCTUATION:
            pen = BoundsPen(glyphs)
            glyphs[names[ord(char)]].draw(pen)
            left, low, right, high = pen.bounds
            rows.append(f"{char} {round((left + right) * 500 / em)} {round((low + high) * 500 / em)}\n")
    (ROOT / "app" / "src" / "board" / "ink.txt").write_text("".join(rows), encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:] == ["--check"]:
        check()
    elif len(sys.argv) == 2:
        cut(Path(sys.argv[1]))
    else:
        sys.exit(__doc__)
