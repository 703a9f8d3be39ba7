import type { Simulator } from '../simulator.ts'
import { addressControls } from './addressBook.ts'
import { krakenError } from './answers.ts'
import { krakenHandlers } from './krakenHandlers.ts'
import { krakenNetworks } from './networks.ts'

export const kraken: Simulator = {
  name: 'kraken',
  networks: krakenNetworks,
  depositAddresses: 'perUser',
  handlers: krakenHandlers,
  rateLimited: () => krakenError('EAPI:Rate limit exceeded'),
  controls: addressControls,
}
