import { roundDown } from '@rialto/catalog'
import type { FiatBalance, Holding } from '@rialto/core'
import { isFiatCurrency } from '../../kit/fiatCurrencies.ts'
import { asFiatBalances, asHoldings } from '../../kit/ownedRows.ts'
import type { GeminiAccess, GeminiContext } from './context.ts'
import { geminiRead } from './geminiRead.ts'
import { isBalances } from './schemas.ts'

/** Gemini tells up to 15 decimals of money and 19 of coins, and asks to cut what cannot be used. */
const moneyDecimals = 2
const coinDecimals = 18

/** Every row. An empty list is an account that never held anything. */
export const readRows = (context: GeminiContext, access: GeminiAccess) =>
  geminiRead(context, access, { path: '/v1/balances', scope: 'balances:read', check: isBalances })

export const readBalances = async (context: GeminiContext, access: GeminiAccess): Promise<FiatBalance[]> => {
  const rows = await readRows(context, access)
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
  const rows = await readRows(context, access)
  return asHoldings(
    rows.map(({ currency, amount, availableForWithdrawal }) => ({
      symbol: currency,
      total: roundDown(amount, coinDecimals),
      free: roundDown(availableForWithdrawal, coinDecimals),
    })),
  )
}
