import { roundDown } from '@rialto/catalog'
import type { FiatBalance, Holding } from '@rialto/core'
import { isFiatCurrency } from '../../kit/balances/fiatCurrencies.ts'
import { asFiatBalances, asHoldings } from '../../kit/balances/ownedRows.ts'
import { fetchBalances, type GeminiContext } from './api.ts'
import type { GeminiAccess } from './signing.ts'

/** Gemini reports up to 15 decimals of money and 19 of coins, and advises to cut off what cannot be used. */
const moneyDecimals = 2
const coinDecimals = 18

export const readBalances = async (context: GeminiContext, access: GeminiAccess): Promise<FiatBalance[]> => {
  const rows = await fetchBalances(context, access)
  const money = rows.filter(({ currency }) => isFiatCurrency(currency))
  return asFiatBalances(
    money.map(({ currency, amount, available }) => ({
      symbol: currency,
      total: roundDown(amount, moneyDecimals),
      free: roundDown(available, moneyDecimals),
    })),
  )
}

/** What is owned, and what of it could be withdrawn now. */
export const readHoldings = async (context: GeminiContext, access: GeminiAccess): Promise<Holding[]> => {
  const rows = await fetchBalances(context, access)
  return asHoldings(
    rows.map(({ currency, amount, availableForWithdrawal }) => ({
      symbol: currency,
      total: roundDown(amount, coinDecimals),
      free: roundDown(availableForWithdrawal, coinDecimals),
    })),
  )
}
