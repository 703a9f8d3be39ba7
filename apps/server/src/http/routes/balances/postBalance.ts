import { toJsonNumber } from '@rialto/catalog'
import { getBalanceOperation } from '@rialto/contract'
import { type Context, getBalance } from '@rialto/core'
import type { FastifyInstance } from 'fastify'

import { registerOperation } from '../../registerOperation.ts'

export const postBalance = (app: FastifyInstance, ctx: Context): void =>
  registerOperation(app, ctx, getBalanceOperation, async ({ scope, body }) => {
    const { balances, totalCashUsd, totalBuyingPowerUsd } = await getBalance(ctx, scope, body)
    return {
      balances: balances.map(({ currencyCode, cash, buyingPower }) => ({
        currencyCode,
        cash: toJsonNumber(cash),
        buyingPower: toJsonNumber(buyingPower),
      })),
      totalCashUsdValue: toJsonNumber(totalCashUsd),
      totalBuyingPowerUsdValue: toJsonNumber(totalBuyingPowerUsd),
    }
  })
