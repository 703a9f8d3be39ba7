import { json } from '../../institutions/http/types.ts'
import type { Simulator } from '../../institutions/simulator.ts'
import { sampleNetworks } from './networks.ts'
import { sampleHosts } from './sampleHosts.ts'

/** The institution's own words for too many requests. */
export const sample: Simulator = {
  name: 'sample',
  networks: sampleNetworks,
  depositAddresses: 'perUser',
  hosts: sampleHosts,
  rateLimited: () => json(429, { code: '429', message: 'Too many requests' }),
}
