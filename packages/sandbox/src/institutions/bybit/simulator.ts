import { json } from '../http/types.ts'
import type { Simulator } from '../simulator.ts'
import { addressBookControls, addressBookRoutes } from './addressBook.ts'
import { bybitNetworks } from './errors.ts'
import { recordRoutes } from './recordRoutes.ts'
import { publicRoutes } from './publicRoutes.ts'
import { createWithdrawal } from './createWithdrawal.ts'
import { coinRoutes } from './coinRoutes.ts'
import { accountRoutes } from './accountRoutes.ts'

const tooMany = { retCode: 10006, retMsg: 'Too many visits. Exceeded the API Rate Limit.', result: {}, retExtInfo: {} }

export const bybit: Simulator = {
  name: 'bybit',
  networks: bybitNetworks,
  depositAddresses: 'perUser',
  hosts: ctx => [
    [
      'api.bybit.com',
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
    ],
  ],
  rateLimited: () => json(200, tooMany),
  controls: addressBookControls,
}
