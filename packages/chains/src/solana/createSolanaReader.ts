import { SolanaUnreadable, type SolanaReader } from '@rialto/core'
import type { Egress } from '@rialto/egress'
import { callSolana, isObject, malformed } from './callSolana.ts'

const base58 = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/

/** Reads Solana nodes over JSON-RPC; `nodes` by network id. URLs may contain a secret and are in no error. */
export const createSolanaReader = (options: { egress: Egress; nodes: ReadonlyMap<string, string> }): SolanaReader => {
  const query = async (networkId: string, method: string, params: readonly unknown[]): Promise<unknown> => {
    const url = options.nodes.get(networkId)
    if (url === undefined) throw new SolanaUnreadable('No node is configured for this network')
    return callSolana(options.egress, url, method, params)
  }
  return {
    reads: networkId => options.nodes.has(networkId),
    latestBlockhash: async networkId => {
      const value = await query(networkId, 'getLatestBlockhash', [{ commitment: 'confirmed' }])
      const blockhash = isObject(value) ? value['blockhash'] : undefined
      if (typeof blockhash !== 'string' || !base58.test(blockhash)) throw malformed('blockhash')
      return blockhash
    },
    ownerOf: async (networkId, address) => {
      const value = await query(networkId, 'getAccountInfo', [
        address,
        { encoding: 'base64', commitment: 'confirmed', dataSlice: { offset: 0, length: 0 } },
      ])
      if (value === null) return undefined
      const owner = isObject(value) ? value['owner'] : undefined
      if (typeof owner !== 'string' || !base58.test(owner)) throw malformed('owner')
      return owner
    },
  }
}
