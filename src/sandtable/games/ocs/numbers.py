"""4.1-4.3 Numbers: what is counted in fractions is kept as whole numbers of small parts, so that nothing is ever lost.

Movement points are kept in twelfths: roads cost a half or a third, allowances are halved and quartered.
Regiment equivalents are kept in quarters. Strengths are kept in parts of which a third, a quarter and five halvings
one after the other are whole.
"""

from __future__ import annotations

from typing import Final

MP: Final = 12  # one movement point
RE: Final = 4  # one regiment equivalent
STRENGTH: Final = 384  # one point of combat or barrage strength
TOKENS_PER_SP: Final = 4


def nearest(numerator: int, denominator: int) -> int:
    """O-4.1-a: below a half down, from a half on up."""
    return (2 * numerator + denominator) // (2 * denominator)


def shown(parts: int, whole: int) -> str:
    """A number of parts as people write it: `4 1/2`."""
    number, rest = divmod(parts, whole)
    if not rest:
        return str(number)
    divisor = next(divisor for divisor in range(whole, 0, -1) if rest % divisor == 0 and whole % divisor == 0)
    fraction = f"{rest // divisor}/{whole // divisor}"
    return f"{number} {fraction}" if number else fraction
