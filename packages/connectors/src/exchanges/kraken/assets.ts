/**
 * Kraken's own codes that differ from the usual symbols: the old ones have the prefix X (coins) or Z (money), and some
 * tickers mean another coin than elsewhere. The first code of a symbol is the one we send. Source: MAPPING.md.
 */
const codes: Readonly<Record<string, readonly string[]>> = {
  BTC: ['XBT', 'XXBT'],
  DOGE: ['XDG', 'XXDG'],
  ETH: ['ETH', 'XETH', 'ETH2'],
  ETC: ['ETC', 'XETC'],
  LTC: ['LTC', 'XLTC'],
  XRP: ['XRP', 'XXRP'],
  XLM: ['XLM', 'XXLM'],
  XMR: ['XMR', 'XXMR'],
  ZEC: ['ZEC', 'XZEC'],
  MLN: ['MLN', 'XMLN'],
  REP: ['REPV2'],
  REPV1: ['REP', 'XREP'],
  LUNC: ['LUNA'],
  LUNA: ['LUNA2'],
  USTC: ['UST'],
  USD: ['USD', 'ZUSD'],
  EUR: ['EUR', 'ZEUR'],
  GBP: ['GBP', 'ZGBP'],
  CAD: ['CAD', 'ZCAD'],
  JPY: ['JPY', 'ZJPY'],
  AUD: ['AUD', 'ZAUD'],
}

const symbols = new Map(
  Object.entries(codes).flatMap(([symbol, firstPartyExchanges]) =>
    firstPartyExchanges.map(upstream => [upstream, symbol] as const),
  ),
)

/** The usual symbol of a code without suffix. */
export const symbolOf = (code: string): string => symbols.get(code) ?? code

/** Kraken's code of a symbol. `undefined` if the symbol is another asset there (`LUNA`, `UST`). */
export const codeOf = (symbol: string): string | undefined => {
  const own = codes[symbol]?.[0]
  if (own !== undefined) return own
  return symbols.has(symbol) ? undefined : symbol
}

/**
 * Meaning of a balance's suffix. `flexible` (.F, rewards that accrue automatically) is spent like the asset; the
 * others are owned but bonded, staked or held back. `.T` (tokenized stocks) is not a suffix here: it names another
 * asset.
 */
const suffixes: Readonly<Record<string, 'flexible' | 'locked'>> = {
  F: 'flexible',
  B: 'locked',
  S: 'locked',
  M: 'locked',
  P: 'locked',
  HOLD: 'locked',
}

/** `DOT28.S`: staked for 28 days. */
const suffixed = /^([A-Z0-9]{2,12}?)(?:\d{2})?\.([A-Z]{1,4})$/

/** Kraken's fee credits, which are not an asset and cannot be withdrawn. */
const feeCredits = 'KFEE'

export interface BalanceCode {
  symbol: string
  spendable: boolean
}

/** Parses one key of `BalanceEx`. `undefined` if it is not an asset. */
export const readBalanceCode = (code: string): BalanceCode | undefined => {
  if (code === feeCredits) return undefined
  const [, base, suffix] = suffixed.exec(code) ?? []
  const kind = suffix === undefined ? undefined : suffixes[suffix]
  if (base === undefined || kind === undefined) return { symbol: symbolOf(code), spendable: true }
  return { symbol: symbolOf(base), spendable: kind === 'flexible' }
}
