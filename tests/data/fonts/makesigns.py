#!/usr/bin/env python3
"""Makes signs.ttf, an invented font of a few emoji as squares, with two joined forms: for tests of what fonts draw."""
import pathlib

from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen

SIGNS = {"space": 0x20, "check": 0x2713, "woman": 0x1F469, "tone": 0x1F3FD, "computer": 0x1F4BB, "party": 0x1F389,
         "flagD": 0x1F1E9, "flagE": 0x1F1EA, "flagC": 0x1F1E8, "joiner": 0x200D}
JOINED = {"technologist": "woman joiner computer", "germany": "flagD flagE"}


def square(side):
    pen = TTGlyphPen(None)
    if side:
        pen.moveTo((50, 0))
        for corner in ((50, side), (50 + side, side), (50 + side, 0)):
            pen.lineTo(corner)
        pen.closePath()
    return pen.glyph()


names = [".notdef", *SIGNS, *JOINED]
sizes = {name: 0 if name in ("space", "joiner") else 500 + 20 * i for i, name in enumerate(names)}
builder = FontBuilder(1000, isTTF=True)
builder.setupGlyphOrder(names)
builder.setupCharacterMap({code: name for name, code in SIGNS.items()})
builder.setupGlyf({name: square(size) for name, size in sizes.items()})
builder.setupHorizontalMetrics({name: (0 if name == "joiner" else 250 if name == "space" else size + 100, 50)
                                for name, size in sizes.items()})
builder.setupHorizontalHeader(ascent=900, descent=-200)
builder.setupNameTable({"familyName": "Duovita Signs", "styleName": "Regular", "psName": "DuovitaSigns"})
builder.setupOS2(sTypoAscender=900, sTypoDescender=-200, usWinAscent=900, usWinDescent=200)
builder.setupPost()
builder.updateHead(created=0, modified=0)
rules = "".join(f"sub {parts} by {name};" for name, parts in JOINED.items())
addOpenTypeFeaturesFromString(builder.font, f"feature ccmp {{ {rules} }} ccmp;")
builder.font.recalcTimestamp = False
builder.save(pathlib.Path(__file__).with_name("signs.ttf"))
