/** Any script's decimal digits in ASCII. Those of a script follow each other, from zero on. */
export function asciiDigits(text: string): string {
  return text.normalize('NFKC').replace(/\p{Nd}/gu, digit => {
    const point = digit.codePointAt(0) ?? 0
    let value = 0
    while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(point - value - 1))) value += 1
    return String(value)
  })
}
