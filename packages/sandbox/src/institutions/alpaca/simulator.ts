import type { Simulator } from '../simulator.ts'
import { alpacaHandlers } from './alpacaHandlers.ts'
import { alpacaError } from './errors.ts'
import { alpacaNetworks } from './networks.ts'
import { whitelistControls } from './whitelist.ts'

export const alpaca: Simulator = {
  name: 'alpaca',
  networks: alpacaNetworks,
  depositAddresses: 'perAsset',
  handlers: alpacaHandlers,
  rateLimited: () => alpacaError(42910000, 'rate limit exceeded'),
  controls: whitelistControls,
}
