import type { Simulator } from '../simulator.ts'
import { addressBookControls } from './addressBook.ts'
import { okxError } from './answers.ts'
import { okxNetworks } from './networks.ts'
import { okxHandlers } from './okxHandlers.ts'

export const okx: Simulator = {
  name: 'okx',
  networks: okxNetworks,
  depositAddresses: 'perUser',
  handlers: okxHandlers,
  rateLimited: () => okxError('50011', 'Too Many Requests', 429),
  controls: addressBookControls,
}
