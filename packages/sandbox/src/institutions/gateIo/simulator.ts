import type { Simulator } from '../simulator.ts'
import { accountRoutes } from './accountRoutes.ts'
import { gateError, gateNetworks } from './answers.ts'
import { coinRoutes } from './coinRoutes.ts'
import { withdrawalRoutes } from './withdrawalRoutes.ts'

const notFound = () => gateError(404, 'NOT_FOUND', 'The requested path is not found')

export const gateIo: Simulator = {
  name: 'gateIo',
  networks: gateNetworks,
  depositAddresses: 'perUser',
  hosts: ctx => [['api.gateio.ws', [...accountRoutes(ctx), ...coinRoutes(ctx), ...withdrawalRoutes(ctx)], notFound]],
  rateLimited: () => gateError(429, 'TOO_MANY_REQUESTS', 'Request rate limit exceeded'),
}
