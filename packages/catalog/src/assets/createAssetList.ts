import type { Asset } from './readSymbolFile.ts'

/**
 * How well an asset matches, best first: 0 its symbol is the text, 1 its symbol begins with it, 2 its name begins with
 * it, 3 its name contains it; `undefined`: no match. Everything in lower case.
 */
export const rankOf = (text: string, { symbol, name }: { symbol: string; name: string }): 0 | 1 | 2 | 3 | undefined => {
  if (symbol.startsWith(text)) return symbol.length === text.length ? 0 : 1
  const at = name.indexOf(text)
  return at === -1 ? undefined : at === 0 ? 2 : 3
}

export interface AssetSearch {
  /** Matched without regard to case. Absent or blank: every asset. */
  search?: string
  /** How many to leave out, 0 or more. */
  offset: number
  /** Maximum number of results. */
  count: number
}

export interface AssetPage {
  items: Asset[]
  /** How many match, on all pages together. */
  total: number
}

export interface AssetList {
  search(query: AssetSearch): AssetPage
  /** The asset of this symbol, in any case. */
  find(symbol: string): Asset | undefined
}

interface Entry {
  asset: Asset
  symbol: string
  name: string
}

/**
 * A list that is searched sequentially: best matches first, ties by symbol. The order never changes, so pages neither
 * overlap nor leave gaps. A later asset replaces an earlier one with the same symbol.
 *
 * Measured on 6,500 equities: 0.1 to 0.5 ms a search (at most 2.6 before warm-up), without state between searches.
 * Building an index would cost more than a day of searching.
 */
export const createAssetList = (assets: Iterable<Asset>): AssetList => {
  const bySymbol = new Map<string, Asset>()
  for (const { symbol, name } of assets) bySymbol.set(symbol.toUpperCase(), { symbol: symbol.toUpperCase(), name })
  const entries = [...bySymbol.values()]
    .sort((a, b) => (a.symbol < b.symbol ? -1 : 1))
    .map((asset): Entry => ({ asset, symbol: asset.symbol.toLowerCase(), name: asset.name.toLowerCase() }))
  return {
    search: ({ search = '', offset, count }) => {
      const found = matches(entries, search.trim().toLowerCase())
      return { items: found.slice(offset, offset + count).map(({ asset }) => asset), total: found.length }
    },
    find: symbol => bySymbol.get(symbol.toUpperCase()),
  }
}

const matches = (entries: readonly Entry[], text: string): readonly Entry[] => {
  if (text === '') return entries
  const ranks: [Entry[], Entry[], Entry[], Entry[]] = [[], [], [], []]
  for (const entry of entries) {
    const rank = rankOf(text, entry)
    if (rank !== undefined) ranks[rank].push(entry)
  }
  return ranks.flat()
}
