import { add } from '@rialto/catalog'
import { ConnectorError, type FiatBalance, type Holding } from '@rialto/core'
import { asFiatBalances, asHoldings } from '../balances/ownedRows.ts'
import type { KeyCredentials } from '../signing/ccxt/ccxtSigner.ts'
import { queryWith, type StandardContext, type StandardExchange, type WalletRow } from './standardExchange.ts'
import { freeWithin } from '../balances/fiatCurrencies.ts'

/** Every coin of the reachable wallets, once, by the exchange's symbols. Debts reduce a total. */
export const readWallets = async (
  context: StandardContext,
  access: KeyCredentials,
  exchange: StandardExchange,
): Promise<WalletRow[]> => {
  const rows = new Map<string, WalletRow>()
  for (const { symbol, free, total } of await exchange.wallets(queryWith(context, access))) {
    if (!/^[A-Z0-9$._-]{1,32}$/i.test(symbol)) {
      throw new ConnectorError('malformed', `${context.descriptor.name} returned an invalid coin`)
    }
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
