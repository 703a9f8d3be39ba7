import { SolanaUnreadable, type SolanaReader } from '@rialto/core'
import type { Egress } from '@rialto/egress'

const timeoutMs = 10_000
const base58 = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/

type Json = Record<string, unknown>
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const malformed = (what: string) => new SolanaUnreadable(`The node's answer has no valid ${what}`)

/** Reads Solana nodes over JSON-RPC; `nodes` by network id. URLs may hold a secret and stand in no error. */
export const createSolanaReader = (options: { egress: Egress; nodes: ReadonlyMap<string, string> }): SolanaReader => {
  const ask = async (networkId: string, method: string, params: readonly unknown[]): Promise<unknown> => {
    const url = options.nodes.get(networkId)
    if (url === undefined) throw new SolanaUnreadable('No node is configured for this network')
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const headers = { 'content-type': 'application/json' }
    const response = await options.egress
      .request({ method: 'POST', url, headers, body, timeoutMs })
      .catch((cause: unknown) => Promise.reject(new SolanaUnreadable(`${method}: no answer`, { cause })))
    return valueOf(method, response)
  }
  return {
    reads: networkId => options.nodes.has(networkId),
    latestBlockhash: async networkId => {
      const value = await ask(networkId, 'getLatestBlockhash', [{ commitment: 'confirmed' }])
      const blockhash = isObject(value) ? value['blockhash'] : undefined
      if (typeof blockhash !== 'string' || !base58.test(blockhash)) throw malformed('blockhash')
      return blockhash
    },
    ownerOf: async (networkId, address) => {
      const value = await ask(networkId, 'getAccountInfo', [
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

/** Solana wraps what it read in `{ context, value }`. `null` is how it says that there is no account. */
const valueOf = (method: string, { status, text }: { status: number; text: string }): unknown => {
  if (status !== 200) throw new SolanaUnreadable(`${method}: HTTP status ${status}`)
  const answer = parse(text)
  if (!isObject(answer) || answer['jsonrpc'] !== '2.0' || answer['id'] !== 1)
    throw new SolanaUnreadable(`${method}: not an answer to the question`)
  if (answer['error'] != null) throw new SolanaUnreadable(`${method}: refused by the node`)
  const result = answer['result']
  if (!isObject(result) || !isObject(result['context']) || result['value'] === undefined) throw malformed('result')
  return result['value']
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
