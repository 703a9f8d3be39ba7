import type { Asset } from './asset.ts'

/** The committed lists: a line per asset, symbol and name apart by a tab. */
export const readRows = (text: string): Asset[] =>
  text.split('\n').map(row => {
    const tab = row.indexOf('\t')
    return { symbol: row.slice(0, tab), name: row.slice(tab + 1) }
  })
