import type { Holding } from '@rialto/core'
import { add, isZero } from '@rialto/catalog'
import type { CoinbaseContext } from './context.ts'
import { isFiat, onlyWallet, readAccounts } from './readAccounts.ts'

/** One row per asset. Withdrawals leave the primary wallet: what is staked, in a vault or in a further wallet is owned, not available. */
export const readHoldings = async (context: CoinbaseContext, token: string): Promise<Holding[]> => {
  const bySymbol = new Map<string, Holding>()
  const accounts = await readAccounts(context, token)
  for (const account of accounts) {
    if (isFiat(account)) continue
    const { code: symbol, name } = account.currency
    const before = bySymbol.get(symbol) ?? { symbol, name, amount: '0', available: '0' }
    const free = account === onlyWallet(accounts, symbol) ? account.balance.amount : '0'
    bySymbol.set(symbol, {
      ...before,
      amount: add(before.amount, account.balance.amount),
      available: add(before.available, free),
    })
  }
  return [...bySymbol.values()].filter(holding => !isZero(holding.amount))
}
