import type { Context } from '../context.ts'
import { createRouter } from '../http/route.ts'
import { json, type SimHandler } from '../http/types.ts'
import { accountRoutes } from './accountRoutes.ts'
import { addressBookRoutes } from './addressBook.ts'
import { coinRoutes } from './coinRoutes.ts'
import { createWithdrawal } from './createWithdrawal.ts'
import { publicRoutes } from './publicRoutes.ts'
import { recordRoutes } from './recordRoutes.ts'

/** The host of Bybit that a connector speaks to. */
export const bybitHandlers = (ctx: Context): readonly (readonly [host: string, handler: SimHandler])[] => [
  [
    'api.bybit.com',
    createRouter(
      [
        ...publicRoutes(ctx),
        ...accountRoutes(ctx),
        ...coinRoutes(ctx),
        ...addressBookRoutes(ctx),
        ...recordRoutes(ctx),
        ['POST', '/v5/asset/withdraw/create', createWithdrawal(ctx)],
      ],
      () =>
        json(404, { retCode: 10017, retMsg: 'Route not found.', result: {}, retExtInfo: {}, time: ctx.clock.nowMs() }),
    ),
  ],
]
