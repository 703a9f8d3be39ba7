import { isZero, roundDown } from '@rialto/catalog'
import type { FiatBalance, Holding } from '@rialto/core'
import { compare } from '@rialto/catalog'
import { assetName } from '../../kit/assetName.ts'
import { isFiatCurrency } from '../../kit/fiatCurrencies.ts'
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
  return rows
    .filter(({ currency }) => isFiatCurrency(currency))
    .map(({ currency, amount, available }) => ({
      currencyCode: currency,
      cash: roundDown(amount, moneyDecimals),
      buyingPower: roundDown(available, moneyDecimals),
    }))
    .filter(({ cash }) => !isZero(cash))
}

/** What is owned, and what of it could be withdrawn now. */
export const readHoldings = async (context: GeminiContext, access: GeminiAccess): Promise<Holding[]> => {
  const rows = await readRows(context, access)
  return rows
    .filter(({ currency }) => !isFiatCurrency(currency))
    .map(({ currency, amount, availableForWithdrawal: free }) => ({
      symbol: currency,
      name: assetName(currency),
      amount: roundDown(amount, coinDecimals),
      available: roundDown(compare(free, amount) > 0 ? amount : free, coinDecimals),
    }))
    .filter(({ amount }) => !isZero(amount))
}
