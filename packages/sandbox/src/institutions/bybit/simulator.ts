import { json, type SimHandler } from '../http/types.ts'
import type { Simulator } from '../simulator.ts'
import { addressBookControls, addressBookRoutes } from './addressBook.ts'
import { bybitNetworks } from './errors.ts'
import { recordRoutes } from './recordRoutes.ts'
import { publicRoutes } from './publicRoutes.ts'
import { createWithdrawal } from './createWithdrawal.ts'
import { coinRoutes } from './coinRoutes.ts'
import { accountRoutes } from './accountRoutes.ts'
import { createRouter } from '../http/route.ts'
import type { Context } from '../context.ts'

/** The host of Bybit that the connector calls. */
const bybitHandlers = (ctx: Context): readonly (readonly [host: string, handler: SimHandler])[] => [
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

const tooMany = { retCode: 10006, retMsg: 'Too many visits. Exceeded the API Rate Limit.', result: {}, retExtInfo: {} }

export const bybit: Simulator = {
  name: 'bybit',
  networks: bybitNetworks,
  depositAddresses: 'perUser',
  handlers: bybitHandlers,
  rateLimited: () => json(200, tooMany),
  controls: addressBookControls,
}
