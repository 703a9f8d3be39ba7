import type { FiatBalance } from '@rialto/core'
import { parseDecimal } from '@rialto/catalog'
import type { CoinbaseContext } from './context.ts'
import { isFiat, readAccounts } from './readAccounts.ts'

/** Coinbase lends nothing: what can be spent is the cash. */
export const readBalances = async (context: CoinbaseContext, token: string): Promise<FiatBalance[]> => {
  const accounts = await readAccounts(context, token)
  return accounts.filter(isFiat).map(({ currency, balance }) => {
    const cash = parseDecimal(balance.amount) ?? '0'
    return { currencyCode: currency.code, cash, buyingPower: cash }
  })
}
