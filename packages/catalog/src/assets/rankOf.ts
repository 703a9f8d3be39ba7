/**
 * How well an asset matches, best first: 0 its symbol, 1 its symbol begins so, 2 its name begins so, 3 its name contains it;
 * `undefined`: not at all. Everything in lower case.
 */
export const rankOf = (text: string, { symbol, name }: { symbol: string; name: string }): 0 | 1 | 2 | 3 | undefined => {
  if (symbol.startsWith(text)) return symbol.length === text.length ? 0 : 1
  const at = name.indexOf(text)
  return at === -1 ? undefined : at === 0 ? 2 : 3
}
