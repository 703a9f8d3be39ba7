import { toJsonNumber } from '@rialto/catalog'
import { getBalance } from '@rialto/core'

import type { Handler } from '../../handler.ts'

export const getBalanceHandler: Handler<'getBalance'> = async (ctx, { scope, body }) => {
  const { balances, totalCashUsd, totalBuyingPowerUsd, gaps } = await getBalance(ctx, scope, body)
  return {
    balances: balances.map(({ currencyCode, cash, buyingPower }) => ({
      currencyCode,
      cash: toJsonNumber(cash),
      buyingPower: toJsonNumber(buyingPower),
    })),
    totalCashUsdValue: toJsonNumber(totalCashUsd),
    totalBuyingPowerUsdValue: toJsonNumber(totalBuyingPowerUsd),
    unpricedCurrencies: gaps.unpriced,
    stalePriceCurrencies: gaps.stale,
  }
}
