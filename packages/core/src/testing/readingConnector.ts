import type { Connector } from '../connections/connector.ts'
import { baseSepolia, sepolia } from './fixtures.ts'
import { partialContext } from './partialContext.ts'

type GivenConnector = { [Key in keyof Connector]?: Partial<Connector[Key]> }

/** A context whose only institution has these calls, on two test networks. */
export const readingContext = (calls: GivenConnector) => {
  const networks = [sepolia, baseSepolia].map((networkId, at) => ({ networkId, upstreamId: ['ETH', 'BASE'][at] ?? '' }))
  const connector = { descriptor: { name: 'Scripted', networks }, ...calls } as unknown as Connector
  return partialContext({ connectors: { find: () => connector } as never })
}
