import { findNetwork } from '@rialto/catalog'
import type { Egress } from '@rialto/egress'

import { callXrpl, isObject, type Json, malformed, XrplRefusal, XrplUnreadable } from './callXrpl.ts'
import { closedAtMsIn, dropsIn, serverIn, transactionIn, type XrplServer, type XrplTransaction } from './xrplShapes.ts'

/** A network with its node. XRP is the only thing that is looked for there. */
export interface XrplNetworkConfig {
  networkId: string
  /** Of rippled's JSON-RPC. May hold a name and a password. */
  rpcUrl: string
}

/** Reads of a node. Every answer is checked; every method throws XrplUnreadable. */
export interface XrplRpc {
  /** Asks the node for its network until it has named the right one. */
  check(): Promise<void>
  /** Undefined for one that is in no ledger since `sinceMs`. Throws where the node lacks any of those ledgers. */
  transaction(hash: string, sinceMs: number): Promise<XrplTransaction | undefined>
  /** Drops, as of the last validated ledger. */
  balance(address: string): Promise<bigint>
}

/** A ledger comes every three to five seconds. A server whose newest is older than this has lost touch with its network. */
const staleAfterMs = 60_000
/** The ledger's clock and ours may differ. */
const clockMarginMs = 300_000

export const createXrplRpc = (egress: Egress, { networkId, rpcUrl }: XrplNetworkConfig): XrplRpc => {
  const call = (method: string, params: Json = {}) => callXrpl(egress, rpcUrl, method, params)
  const server = async () => readServer(await call('server_info'), networkId)
  let checked: Promise<unknown> | undefined
  return {
    check: async () => {
      checked ??= server()
      try {
        await checked
      } catch (error) {
        checked = undefined
        throw error
      }
    },
    transaction: async (hash, sinceMs) => {
      const found = await orUndefined('txnNotFound', call('tx', { transaction: hash, binary: false }))
      if (found) return transactionIn(found, hash)
      // Asked after the search: ledgers that the server has now it had then, since it deletes the oldest first.
      await checkHistory(call, await server(), sinceMs)
      return undefined
    },
    balance: async address => {
      const params = { account: address, ledger_index: 'validated' }
      const found = await orUndefined('actNotFound', call('account_info', params))
      if (!found) return 0n
      const { account_data: data } = found
      if (found['validated'] !== true || !isObject(data) || data['Account'] !== address) throw malformed('account')
      return dropsIn(data['Balance'])
    },
  }
}

/** @throws XrplUnreadable for a server of another network. */
const readServer = (answer: Json, networkId: string): XrplServer => {
  const found = serverIn(answer)
  if (`xrpl:${found.networkId}` !== findNetwork(networkId)?.caip2)
    throw new XrplUnreadable('The node is on another chain')
  return found
}

/** Undefined where the node has nothing of that name, and says nothing of ledgers that it did not search. */
const orUndefined = async (code: string, read: Promise<Json>): Promise<Json | undefined> =>
  read.catch((error: unknown) => {
    if (error instanceof XrplRefusal && error.code === code && error.searchedAll !== false) return undefined
    throw error
  })

/**
 * "Not found" is said by a server that lacks the ledgers as well: one that has just started, that keeps the last hours alone, or that has a
 * gap. It counts from one that has every ledger from `sinceMs` to now.
 */
const checkHistory = async (
  call: (method: string, params: Json) => Promise<Json>,
  { validated, ranges }: XrplServer,
  sinceMs: number,
): Promise<void> => {
  const newest = ranges.find(({ first, last }) => first <= validated.index && validated.index <= last)
  if (!newest || validated.ageMs > staleAfterMs) throw new XrplUnreadable('The node is not in step with its network')
  const ledger = await call('ledger', { ledger_index: newest.first })
  if (closedAtMsIn(ledger, newest.first) > sinceMs - clockMarginMs)
    throw new XrplUnreadable('The node does not have every ledger in which the transaction may be')
}
