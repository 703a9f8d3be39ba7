import type { Simulator } from '../simulator.ts'
import { upholdError } from './errors.ts'
import { upholdNetworks } from './networks.ts'
import { upholdHandlers } from './upholdHandlers.ts'

export const uphold: Simulator = {
  name: 'uphold',
  networks: upholdNetworks,
  depositAddresses: 'perAsset',
  handlers: upholdHandlers,
  rateLimited: () => upholdError(429, 'too_many_requests', 'Too many requests'),
}
