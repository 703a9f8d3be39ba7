import { lazy } from '@rialto/defined/lazy'

import { handListed } from '../tokens.ts'
import { type AssetList, createAssetList } from './createAssetList.ts'
import { cryptocurrenciesText } from './generated/cryptocurrenciesText.ts'
import { equitiesText } from './generated/equitiesText.ts'
import newerListings from './newerListings.json' with { type: 'json' }
import type { Asset, AssetType } from './readSymbolFile.ts'

/** The generated lists: one line per asset, symbol and name separated by a tab. */
const readRows = (text: string): Asset[] =>
  text.split('\n').map(row => {
    const tab = row.indexOf('\t')
    return { symbol: row.slice(0, tab), name: row.slice(tab + 1) }
  })

/**
 * The lists included in Rialto. Built on first use, in about 15 ms and 3 MB; before that they are two strings of 220
 * kB together, which load in 3 ms. Not in the package's main entry, so that web pages do not include them.
 */
export const builtInAssets: Readonly<Record<AssetType, () => AssetList>> = {
  cryptocurrency: lazy(() => createAssetList([...readRows(cryptocurrenciesText), ...handListed])),
  equity: lazy(() => {
    const gone = new Set(newerListings.gone)
    const seed = readRows(equitiesText).filter(({ symbol }) => !gone.has(symbol))
    const added = Object.entries(newerListings.added).map(([symbol, name]) => ({ symbol, name }))
    return createAssetList([...seed, ...added])
  }),
}
