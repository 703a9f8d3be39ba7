import { add } from '@rialto/catalog'
import type { FiatBalance, Holding } from '@rialto/core'
import { ConnectorError } from '@rialto/core'
import { freeWithin } from '../../kit/freeWithin.ts'
import { asFiatBalances, asHoldings } from '../../kit/ownedRows.ts'
import { queryWith } from './queryWith.ts'
import type { KeyCredentials, TailContext } from './tailContext.ts'
import type { WalletRow } from './tailHouse.ts'

/** Every coin of the wallets that can be reached, once, in the symbols of the exchange. Debts make a total smaller. */
export const readWallets = async (context: TailContext, credentials: KeyCredentials): Promise<WalletRow[]> => {
  const rows = new Map<string, WalletRow>()
  for (const { symbol, free, total } of await context.house.wallets(queryWith(context, credentials))) {
    if (!/^[A-Z0-9$._-]{1,32}$/i.test(symbol)) {
      throw new ConnectorError('malformed', `${context.descriptor.name} returned an invalid coin`)
    }
    const code = symbol.toUpperCase()
    const row = rows.get(code) ?? { symbol: code, free: '0', total: '0' }
    rows.set(code, { symbol: code, free: add(row.free, freeWithin(free, total)), total: add(row.total, total) })
  }
  return [...rows.values()].map(row => ({ ...row, free: freeWithin(row.free, row.total) }))
}

export const readBalances = async (context: TailContext, credentials: KeyCredentials): Promise<FiatBalance[]> => {
  const rows = await readWallets(context, credentials)
  return context.descriptor.products.includes('balance') ? asFiatBalances(rows) : []
}

export const readHoldings = async (context: TailContext, credentials: KeyCredentials): Promise<Holding[]> =>
  asHoldings(await readWallets(context, credentials))
