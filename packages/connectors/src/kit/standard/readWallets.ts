import { add } from '@rialto/catalog'
import { ConnectorError, type FiatBalance, type Holding } from '@rialto/core'
import { asFiatBalances, asHoldings } from '../balances/ownedRows.ts'
import type { KeyCredentials } from '../signing/ccxt/ccxtSigner.ts'
import { queryWith, type StandardContext, type StandardExchange, type WalletRow } from './standardExchange.ts'
import { freeWithin } from '../balances/fiatCurrencies.ts'

const symbolForm = /^[A-Z0-9$._-]{1,32}$/i

/** Every coin of the reachable wallets, once, by the exchange's symbols. Debts reduce a total. */
export const readWallets = async (
  context: StandardContext,
  access: KeyCredentials,
  exchange: StandardExchange,
): Promise<WalletRow[]> => {
  const rows = new Map<string, WalletRow>()
  const listed = await exchange.wallets(queryWith(context, access))
  const odd = listed.filter(({ symbol }) => !symbolForm.test(symbol))
  if (odd.length > 0) context.http.onOddRows?.({ of: 'balances', rows: odd, isWhole: odd.length === listed.length })
  if (odd.length === listed.length && odd.length > 0)
    throw new ConnectorError('malformed', `${context.descriptor.name} returned an invalid coin`)
  for (const { symbol, free, total } of listed) {
    if (!symbolForm.test(symbol)) continue
    const code = symbol.toUpperCase()
    const row = rows.get(code) ?? { symbol: code, free: '0', total: '0' }
    rows.set(code, { symbol: code, free: add(row.free, freeWithin(free, total)), total: add(row.total, total) })
  }
  return [...rows.values()].map(row => ({ ...row, free: freeWithin(row.free, row.total) }))
}

export const readBalances = async (
  context: StandardContext,
  access: KeyCredentials,
  exchange: StandardExchange,
): Promise<FiatBalance[]> => {
  const rows = await readWallets(context, access, exchange)
  return context.descriptor.products.includes('balance') ? asFiatBalances(rows) : []
}

export const readHoldings = async (
  context: StandardContext,
  access: KeyCredentials,
  exchange: StandardExchange,
): Promise<Holding[]> => asHoldings(await readWallets(context, access, exchange))
