import type { Holding } from '@rialto/core'
import { add, isZero } from '@rialto/catalog'
import type { CoinbaseContext } from './context.ts'
import { isFiat, readAccounts } from './readAccounts.ts'

/** One row per asset. What lies in a vault is owned, but cannot be withdrawn now. */
export const readHoldings = async (context: CoinbaseContext, token: string): Promise<Holding[]> => {
  const bySymbol = new Map<string, Holding>()
  for (const account of await readAccounts(context, token)) {
    if (isFiat(account)) continue
    const { code: symbol, name } = account.currency
    const before = bySymbol.get(symbol) ?? { symbol, name, amount: '0', available: '0' }
    const free = account.type === 'wallet' ? account.balance.amount : '0'
    bySymbol.set(symbol, {
      ...before,
      amount: add(before.amount, account.balance.amount),
      available: add(before.available, free),
    })
  }
  return [...bySymbol.values()].filter(holding => !isZero(holding.amount))
}
