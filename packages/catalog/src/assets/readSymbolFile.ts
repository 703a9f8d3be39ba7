/** An asset that an account can hold, as the assets catalogue lists it. */
export interface Asset {
  /** Upper case; unique within its list. */
  symbol: string
  name: string
}

export type AssetType = 'equity' | 'cryptocurrency'

/** Columns of the Nasdaq Trader symbol directory: `nasdaqlisted.txt`, `nasdaqtraded.txt` and `otherlisted.txt`. */
const symbolColumns = ['symbol', 'act symbol', 'ticker']
const nameColumns = ['name', 'security name', 'company name']

/**
 * Parses an operator's list of equities: a file of the Nasdaq Trader symbol directory (`|`, test issues left out) or a
 * CSV whose first line names at least `symbol` and `name`.
 *
 * @throws RangeError naming the invalid line.
 */
export const readSymbolFile = (text: string): Asset[] => {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const header = lines[0] ?? ''
  const split = header.includes('|') ? (line: string) => line.split('|') : splitCsv
  const columns = split(header).map(column => column.trim().toLowerCase())
  const place = (names: string[]) => columns.findIndex(column => names.includes(column))
  const [symbolAt, nameAt, testAt] = [place(symbolColumns), place(nameColumns), columns.indexOf('test issue')]
  if (symbolAt === -1 || nameAt === -1) throw new RangeError('line 1 must name the columns, among them symbol and name')
  const assets: Asset[] = []
  for (const [index, line] of lines.entries()) {
    if (index === 0 || line.trim() === '' || line.startsWith('File Creation Time')) continue
    const cells = split(line).map(cell => cell.trim())
    if (cells[testAt] === 'Y') continue
    assets.push(readAsset(cells[symbolAt], cells[nameAt], index + 1))
  }
  if (assets.length === 0) throw new RangeError('it lists nothing')
  return assets
}

const readAsset = (symbol = '', name = '', line: number): Asset => {
  if (!/^[\w.$^+=#*/-]{1,20}$/.test(symbol)) throw new RangeError(`line ${line} has no symbol of 1 to 20 characters`)
  if (name === '' || name.length > 300) throw new RangeError(`line ${line} has no name of 1 to 300 characters`)
  return { symbol, name }
}

/** RFC 4180 without line breaks inside quotes, which company names do not contain. */
const splitCsv = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)\s*(?:"((?:[^"]|"")*)"\s*(?=,|$)|([^,]*))/g)].map(([, quoted, plain]) =>
    quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
  )
