import { json } from '../http/types.ts'
import type { Simulator } from '../simulator.ts'
import { addressBookControls } from './addressBook.ts'
import { bybitHandlers } from './bybitHandlers.ts'
import { bybitNetworks } from './networks.ts'

const tooMany = { retCode: 10006, retMsg: 'Too many visits. Exceeded the API Rate Limit.', result: {}, retExtInfo: {} }

export const bybit: Simulator = {
  name: 'bybit',
  networks: bybitNetworks,
  depositAddresses: 'perUser',
  handlers: bybitHandlers,
  rateLimited: () => json(200, tooMany),
  controls: addressBookControls,
}
