import type { Context } from '../context.ts'
import { createRouter } from '../http/route.ts'
import { json, type SimHandler } from '../http/types.ts'
import { accountRoutes } from './accountRoutes.ts'
import { createWithdrawal } from './createWithdrawal.ts'
import { depositAddressRoutes } from './depositAddressRoutes.ts'
import { movementRoutes } from './movementRoutes.ts'
import { publicRoutes } from './publicRoutes.ts'
import { quotaRoutes } from './quotaRoutes.ts'

/** The host of KuCoin that a connector speaks to. */
export const kucoinHandlers = (ctx: Context): readonly (readonly [host: string, handler: SimHandler])[] => [
  [
    'api.kucoin.com',
    createRouter(
      [
        ...publicRoutes(ctx),
        ...accountRoutes(ctx),
        ...depositAddressRoutes(ctx),
        ...quotaRoutes(ctx),
        ...movementRoutes(ctx),
        ['POST', '/api/v3/withdrawals', createWithdrawal(ctx)],
      ],
      () => json(404, { code: '404000', msg: 'Url Not Found' }),
    ),
  ],
]
