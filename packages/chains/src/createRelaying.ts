import type { Relaying } from '@rialto/core'
import type { Egress } from '@rialto/egress'

import type { EvmNetworkConfig } from './evm/evmNetworkConfig.ts'
import { createEvmRelaying } from './evm/relaying/createEvmRelaying.ts'
import type { SolanaNetworkConfig } from './solana/readSolanaBalances.ts'
import { createSolanaRelaying } from './solana/relaying/createSolanaRelaying.ts'

interface Nodes {
  egress: Egress
  evm: readonly EvmNetworkConfig[]
  solana: readonly SolanaNetworkConfig[]
}

/** The relayer's chains, each read by its family. Every call validates the node's responses. */
export const createRelaying = ({ egress, evm, solana }: Nodes): Relaying => {
  const families = [createEvmRelaying({ networks: evm, egress }), createSolanaRelaying({ networks: solana, egress })]
  const on = (networkId: string): Relaying => {
    const family = families.find(one => one.relays(networkId))
    if (!family) throw new Error(`Network ${networkId} has no node`)
    return family
  }
  const findOn = (networkId: string) => families.find(one => one.relays(networkId))
  return {
    relays: networkId => findOn(networkId) !== undefined,
    chains: families.flatMap(({ chains }) => chains),
    accountOf: async text => {
      for (const family of families) {
        const account = await family.accountOf(text)
        if (account) return account
      }
      return undefined
    },
    head: async networkId => on(networkId).head(networkId),
    quote: async (networkId, from, call) => on(networkId).quote(networkId, from, call),
    fees: async networkId => on(networkId).fees(networkId),
    sign: async input => on(input.networkId).sign(input),
    send: async (networkId, raw) => on(networkId).send(networkId, raw),
    findMined: async (networkId, hashes) => on(networkId).findMined(networkId, hashes),
    account: async (networkId, address) => on(networkId).account(networkId, address),
    isOver: async relay => on(relay.networkId).isOver(relay),
    token: async (networkId, symbol) => findOn(networkId)?.token(networkId, symbol),
    isAllowed: async one => on(one.networkId).isAllowed(one),
    typedDataOf: async one => findOn(one.networkId)?.typedDataOf(one),
    transferIn: async input => findOn(input.networkId)?.transferIn(input),
    findFault: async one => on(one.networkId).findFault(one),
    callOf: one => on(one.networkId).callOf(one),
    findUse: async (one, sinceBlock) => on(one.networkId).findUse(one, sinceBlock),
  }
}
