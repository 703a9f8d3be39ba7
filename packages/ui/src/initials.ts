/** One or two letters that stand for a name without a picture: `Binance US` gives `BU`, `Kraken` gives `K`. */
export function initials(name: string): string {
  const words = name.split(/[\s._-]+/u).filter(word => /[\p{L}\p{N}]/u.test(word))
  return words
    .slice(0, 2)
    .map(word => (word.match(/[\p{L}\p{N}]/u)?.[0] ?? '').toLocaleUpperCase())
    .join('')
}

/** A hue of 0 to 359 that is always the same for the same name. */
export function hueOf(name: string): number {
  let hash = 7
  for (const char of name) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) % 3_600
  return hash % 360
}
