import { add, compare } from '@rialto/catalog'
import type { FiatBalance, Holding } from '@rialto/core'
import { ConnectorError } from '@rialto/core'
import { assetName } from '../../kit/assetName.ts'
import { isFiatCurrency } from '../../kit/fiatCurrencies.ts'
import { askFor } from './askFor.ts'
import type { KeyCredentials, TailContext } from './tailContext.ts'
import type { WalletRow } from './tailHouse.ts'

/** Between nothing and what is there. */
const within = (free: string, total: string): string => {
  if (compare(free, '0') <= 0 || compare(total, '0') <= 0) return '0'
  return compare(free, total) > 0 ? total : free
}

/** Every coin of the wallets that can be reached, once, in the symbols of the exchange. Debts make a total smaller. */
export const readWallets = async (context: TailContext, credentials: KeyCredentials): Promise<WalletRow[]> => {
  const rows = new Map<string, WalletRow>()
  for (const { symbol, free, total } of await context.house.wallets(askFor(context, credentials))) {
    if (!/^[A-Z0-9$._-]{1,32}$/i.test(symbol)) {
      throw new ConnectorError('malformed', `${context.descriptor.name} named a coin that is none`)
    }
    const code = symbol.toUpperCase()
    const row = rows.get(code) ?? { symbol: code, free: '0', total: '0' }
    rows.set(code, { symbol: code, free: add(row.free, within(free, total)), total: add(row.total, total) })
  }
  return [...rows.values()].map(row => ({ ...row, free: within(row.free, row.total) }))
}

export const readBalances = async (context: TailContext, credentials: KeyCredentials): Promise<FiatBalance[]> => {
  const rows = await readWallets(context, credentials)
  if (!context.descriptor.products.includes('balance')) return []
  return rows
    .filter(({ symbol, total }) => isFiatCurrency(symbol) && compare(total, '0') > 0)
    .map(({ symbol, free, total }) => ({ currencyCode: symbol, cash: total, buyingPower: free }))
}

export const readHoldings = async (context: TailContext, credentials: KeyCredentials): Promise<Holding[]> => {
  const rows = await readWallets(context, credentials)
  return rows
    .filter(({ symbol, total }) => !isFiatCurrency(symbol) && compare(total, '0') > 0)
    .map(({ symbol, free, total }) => ({ symbol, name: assetName(symbol), amount: total, available: free }))
}
