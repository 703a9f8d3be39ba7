import type { Context } from '../context.ts'
import { createRouter } from '../http/route.ts'
import type { SimHandler } from '../http/types.ts'
import { accountRoutes } from './accountRoutes.ts'
import { krakenError } from './answers.ts'
import { depositRoutes } from './depositRoutes.ts'
import { publicRoutes } from './publicRoutes.ts'
import { withdrawalRoutes } from './withdrawalRoutes.ts'

/** The host of Kraken that a connector speaks to. */
export const krakenHandlers = (ctx: Context): readonly (readonly [host: string, handler: SimHandler])[] => [
  [
    'api.kraken.com',
    createRouter(
      [...publicRoutes(ctx), ...accountRoutes(ctx), ...depositRoutes(ctx), ...withdrawalRoutes(ctx)],
      () => ({ ...krakenError('EGeneral:Unknown method'), status: 404 }),
    ),
  ],
]
