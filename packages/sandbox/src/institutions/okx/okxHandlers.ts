import type { Context } from '../context.ts'
import { createRouter } from '../http/route.ts'
import type { SimHandler } from '../http/types.ts'
import { accountRoutes } from './accountRoutes.ts'
import { okxError } from './answers.ts'
import { coinRoutes } from './coinRoutes.ts'
import { postWithdrawal } from './postWithdrawal.ts'
import { publicRoutes } from './publicRoutes.ts'
import { recordRoutes } from './recordRoutes.ts'

/** The host of OKX that a connector speaks to. */
export const okxHandlers = (ctx: Context): readonly (readonly [host: string, handler: SimHandler])[] => [
  [
    'www.okx.com',
    createRouter(
      [
        ...publicRoutes(ctx),
        ...accountRoutes(ctx),
        ...coinRoutes(ctx),
        ...recordRoutes(ctx),
        ['POST', '/api/v5/asset/withdrawal', postWithdrawal(ctx)],
      ],
      () => okxError('404', 'Not Found', 404),
    ),
  ],
]
