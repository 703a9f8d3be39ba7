import type { Simulator } from '../simulator.ts'
import { addressBookControls } from './addressBook.ts'
import { okxError, okxNetworks } from './answers.ts'
import { recordRoutes } from './recordRoutes.ts'
import { publicRoutes } from './publicRoutes.ts'
import { postWithdrawal } from './postWithdrawal.ts'
import { coinRoutes } from './coinRoutes.ts'
import { accountRoutes } from './accountRoutes.ts'

export const okx: Simulator = {
  name: 'okx',
  networks: okxNetworks,
  depositAddresses: 'perUser',
  hosts: ctx => [
    [
      'www.okx.com',
      [
        ...publicRoutes(ctx),
        ...accountRoutes(ctx),
        ...coinRoutes(ctx),
        ...recordRoutes(ctx),
        ['POST', '/api/v5/asset/withdrawal', postWithdrawal(ctx)],
      ],
      () => okxError('404', 'Not Found', 404),
    ],
  ],
  rateLimited: () => okxError('50011', 'Too Many Requests', 429),
  controls: addressBookControls,
}
