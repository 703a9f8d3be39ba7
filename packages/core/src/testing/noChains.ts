import type { ChainBalances } from '../chains/ports.ts'

/** No node at all. */
export const noChains: ChainBalances = {
  networkIds: [],
  contracts: [],
  chainIdOf: () => undefined,
  read: () => Promise.resolve([]),
}
