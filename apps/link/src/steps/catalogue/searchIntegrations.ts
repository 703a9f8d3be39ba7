type Named = {
  name: string
  type: string
  /** The named wallets and the chains of an integration of wallets. */
  wallets?: readonly { name: string }[] | undefined
  chains?: readonly { name: string }[] | undefined
}

/**
 * Best matches first: the start of the name, the start of a word, anywhere in it, then names within a typing mistake or two.
 * An empty query keeps the given order.
 */
export function searchIntegrations<T extends Named>(items: readonly T[], query: string): T[] {
  const wanted = fold(query)
  if (wanted === '') return [...items]
  return items
    .map((item, index) => ({ item, index, score: scoreOf(item, wanted) }))
    .filter(({ score }) => score < noMatch)
    .sort((a, b) => a.score - b.score || a.index - b.index)
    .map(({ item }) => item)
}

const noMatch = 100

/** Common nicknames of integrations. */
const nicknames: Readonly<Record<string, readonly string[]>> = {
  binanceInternational: ['bnb'],
  coinbase: ['cb', 'gdax'],
  cryptoCom: ['cdc'],
  deFiWallet: ['metamask', 'ledger', 'trezor', 'phantom', 'solflare', 'tronlink', 'xverse', 'exodus', 'wallet'],
  huobi: ['htx'],
  okx: ['okex'],
}

function scoreOf(item: Named, wanted: string): number {
  const name = fold(item.name)
  const type = fold(item.type)
  if (name.startsWith(wanted) || nicknames[item.type]?.includes(wanted)) return 0
  if (item.name.split(/[\s.]+/u).some(word => fold(word).startsWith(wanted))) return 1
  if (name.includes(wanted) || type.includes(wanted)) return 2
  // A wallet by its name, or the chain that it is on.
  const isWithin = [...(item.wallets ?? []), ...(item.chains ?? [])].some(one => fold(one.name).startsWith(wanted))
  if (isWithin || nicknames[item.type]?.some(one => wanted.length > 2 && one.startsWith(wanted))) return 3
  const allowed = wanted.length < 3 ? 0 : wanted.length < 6 ? 1 : 2
  const misses = Math.min(missesAtStart(wanted, name), missesAtStart(wanted, type))
  return misses <= allowed && allowed > 0 ? 10 + misses : noMatch
}

/** Lower case without accents, spaces and punctuation. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

/** Fewest slips (insert, drop, replace, swap neighbours) that turn `wanted` into some beginning of `name`. */
function missesAtStart(wanted: string, name: string): number {
  const width = Math.min(name.length, wanted.length + 2)
  let older: number[] = []
  let above = Array.from({ length: width + 1 }, (_, column) => column)
  for (let row = 1; row <= wanted.length; row++) {
    const line = [row]
    for (let column = 1; column <= width; column++) {
      const same = wanted[row - 1] === name[column - 1] ? 0 : 1
      let best = Math.min(cell(above, column) + 1, cell(line, column - 1) + 1, cell(above, column - 1) + same)
      const isSwap = row > 1 && wanted[row - 1] === name[column - 2] && wanted[row - 2] === name[column - 1]
      if (isSwap) best = Math.min(best, cell(older, column - 2) + 1)
      line.push(best)
    }
    older = above
    above = line
  }
  return Math.min(...above)
}

const cell = (line: readonly number[], column: number): number => line[column] ?? noMatch
