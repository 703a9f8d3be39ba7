import { createRouter } from '../http/route.ts'
import { json, type SimHandler } from '../http/types.ts'
import { accountRoutes } from './accountRoutes.ts'
import { applyWithdrawal } from './applyWithdrawal.ts'
import { depositHistory } from './depositHistory.ts'
import type { VariantContext } from './variants.ts'
import { orderRoutes } from './orderRoutes.ts'
import { publicRoutes } from './publicRoutes.ts'
import { withdrawalHistory } from './withdrawalHistory.ts'

/** The host of a variant that a connector calls. */
export const binanceHandler = (ctx: VariantContext): SimHandler =>
  createRouter(
    [
      ...publicRoutes(ctx),
      ...accountRoutes(ctx),
      ...orderRoutes(ctx),
      ['POST', '/sapi/v1/capital/withdraw/apply', applyWithdrawal(ctx)],
      ['GET', '/sapi/v1/capital/withdraw/history', withdrawalHistory(ctx)],
      ['GET', '/sapi/v1/capital/deposit/hisrec', depositHistory(ctx)],
    ],
    request => {
      const timestamp = new Date(ctx.clock.nowMs()).toISOString()
      return json(404, {
        timestamp,
        status: 404,
        error: 'Not Found',
        message: 'No message available',
        path: request.path,
      })
    },
  )
