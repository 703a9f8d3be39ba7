import type { ChainConfirmation, ChainWatcher } from '../chains/ports.ts'

export interface ScriptedChain extends ChainWatcher {
  /** Result of `confirm`, until changed. */
  answer: ChainConfirmation
  isWatched: boolean
  requested: Parameters<ChainWatcher['confirm']>[0][]
}

/** A chain that returns the values set by its test. */
export const scriptedChain = (): ScriptedChain => {
  const chain: ScriptedChain = {
    answer: { kind: 'pending', confirmations: 0 },
    isWatched: true,
    requested: [],
    watches: () => chain.isWatched,
    confirm(input) {
      chain.requested.push(input)
      return Promise.resolve(chain.answer)
    },
  }
  return chain
}
