import { json } from '../http/types.ts'
import type { Simulator } from '../simulator.ts'
import { accountControls } from './accounts.ts'
import { coinbaseHandlers } from './coinbaseHandlers.ts'
import { coinbaseNetworks } from './networks.ts'

export const coinbase: Simulator = {
  name: 'coinbase',
  networks: coinbaseNetworks,
  depositAddresses: 'perAsset',
  handlers: coinbaseHandlers,
  rateLimited: () => json(429, { errors: [{ id: 'rate_limit_exceeded', message: 'Too many requests' }] }),
  controls: accountControls,
}
