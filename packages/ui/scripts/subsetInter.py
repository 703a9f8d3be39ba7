"""Writes src/fonts/inter.woff2 from variable/InterVariable.woff2 of the npm package inter-ui 4.1.1.

    npm pack inter-ui@4.1.1 && tar xzf inter-ui-4.1.1.tgz
    pip install fonttools==4.68.0 brotli
    python packages/ui/scripts/subsetInter.py package/variable/InterVariable.woff2 packages/ui/src/fonts/inter.woff2

What the pages use of it: the letters of the languages written in Latin and Cyrillic that Link speaks, the signs of
currencies, and weights from 400 to 650. Arabic, Chinese, Japanese and Korean are shown in the fonts of the device.
"""

import sys
import tempfile

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

SIGNS = "ĞğİıŞşŒœŸʼˆ˚˜    ​–—‘’‚“”„•…′″‹›₩€₺₽₿₹№™←↑→↓−≈≤≥Ёё"
CODE_POINTS = [*range(0x20, 0x7F), *range(0xA0, 0x100), *range(0x410, 0x450), *(ord(sign) for sign in SIGNS)]


def reloaded(font: TTFont) -> TTFont:
    file = tempfile.NamedTemporaryFile(suffix=".ttf")
    font.flavor = None
    font.save(file.name)
    return TTFont(file.name)


def main(source: str, target: str) -> None:
    font = reloaded(TTFont(source))
    font = reloaded(instancer.instantiateVariableFont(font, {"opsz": 14, "wght": (400, 400, 650)}))
    options = subset.Options(hinting=False, notdef_outline=True)
    options.layout_features = ["kern", "tnum", "ccmp", "locl", "mark", "mkmk"]
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=CODE_POINTS)
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(target)


main(sys.argv[1], sys.argv[2])
