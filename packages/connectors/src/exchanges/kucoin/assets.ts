import { ConnectorError } from '@rialto/core'
import type { HttpContext } from '../../kit/http/errorTable.ts'
import { fetchCurrency, isChain, type KucoinChain } from './api.ts'
import { fitting } from '../../kit/http/asConnectorError.ts'

/**
 * KuCoin's codes of coins that mean another coin, or have another symbol, elsewhere. A code never changes there, even
 * if its coin is renamed or its symbol is reassigned. Source: MAPPING.md.
 */
const symbols: Readonly<Record<string, string>> = {
  ALT: 'APTOSLAUNCHTOKEN',
  BIFI: 'BIFIF',
  KALT: 'ALT',
  WAX: 'WAXP',
}
const codes = new Map(Object.entries(symbols).map(([code, symbol]) => [symbol, code]))

/** Our symbol of a KuCoin currency. */
export const symbolOf = (code: string): string => (Object.hasOwn(symbols, code) ? (symbols[code] ?? code) : code)

/** KuCoin's code of our symbol. `undefined` if the symbol means another coin there and this one has no code. */
export const codeOf = (symbol: string): string | undefined =>
  codes.get(symbol) ?? (Object.hasOwn(symbols, symbol) ? undefined : symbol)

export interface KucoinCurrency {
  /** KuCoin's code. */
  code: string
  /** Default decimals of the chains. */
  precision: string
  chains: readonly KucoinChain[]
}

/** KuCoin does not document its response for an unknown currency, so every plain rejection means that. */
const noneWhenRejected = (error: unknown): null => {
  if (error instanceof ConnectorError && error.kind === 'refused') return null
  throw error
}

/**
 * KuCoin's fees and limits for an asset, read on each call because fees change. `undefined` for an unknown asset. A
 * chain that cannot be parsed is left out, which disables only that chain.
 */
export const readCurrency = async (http: HttpContext, symbol: string): Promise<KucoinCurrency | undefined> => {
  const code = codeOf(symbol)
  if (code === undefined) return undefined
  const found = await fetchCurrency(http, code).catch(noneWhenRejected)
  if (found === null) return undefined
  if (found.currency !== code) {
    throw new ConnectorError('malformed', 'KuCoin returned a currency that was not requested')
  }
  const rows = found.chains ?? []
  const chains = fitting('KuCoin', rows, isChain)
  return { code, precision: found.precision, chains }
}
