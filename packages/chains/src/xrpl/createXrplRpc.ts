import { findNetwork } from '@rialto/catalog'
import type { Egress } from '@rialto/egress'

import { callXrpl, isObject, type Json, malformed, XrplRefusal, XrplUnreadable } from './callXrpl.ts'
import {
  closedAtMsIn,
  dropsIn,
  rowsIn,
  serverIn,
  transactionIn,
  type XrplServer,
  type XrplTransaction,
} from './xrplShapes.ts'

/** A network with its node, which is only asked about XRP. */
export interface XrplNetworkConfig {
  networkId: string
  /** URL of rippled's JSON-RPC. May contain a name and a password. */
  rpcUrl: string
}

/** The node methods in use. Every response is validated, and every method throws XrplUnreadable. */
export interface XrplRpc {
  /** Reads the node's network and checks it, until that succeeds once. */
  check(): Promise<void>
  /** Undefined if it is in no ledger since `sinceMs`. Throws if the node lacks any of those ledgers. */
  transaction(hash: string, sinceMs: number): Promise<XrplTransaction | undefined>
  /** Drops, as of the last validated ledger. */
  balance(address: string): Promise<bigint>
  /** Index of the newest validated ledger. Throws if the server is disconnected from its network. */
  validatedIndex(): Promise<number>
  /** Closing time of a validated ledger, in Unix milliseconds. */
  closedAtMs(index: number): Promise<number>
  /** Transactions of an account in these ledgers. Throws if the node lacks any of them. */
  payments(
    address: string,
    range: { first: number; last: number },
  ): Promise<{ rows: readonly XrplRow[]; readTo: number }>
}

/** A validated transaction, with its hash. */
type XrplRow = XrplTransaction & { hash: string }

/**
 * Ledgers close every three to five seconds. A server whose newest ledger is older than this is disconnected from its
 * network.
 */
const staleAfterMs = 60_000
/** The ledger's clock and ours may differ. */
const clockMarginMs = 300_000
/** Pages of one account in one call: the ledgers after the last whole one are read by a later call. */
const maxPages = 50

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
      // Checked after the search. Servers delete the oldest ledgers first, so the ledgers present now were present
      // during the search.
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
    validatedIndex: async () => {
      const { validated } = await server()
      if (validated.ageMs > staleAfterMs) throw new XrplUnreadable('The node is not in step with its network')
      return validated.index
    },
    closedAtMs: async index => closedAtMsIn(await call('ledger', { ledger_index: index }), index),
    payments: async (address, { first, last }) => {
      const found = await accountRows(call, address, { first, last })
      // Checked after the search, as the history of a missing transaction is.
      const { ranges } = await server()
      if (!ranges.some(range => range.first <= first && last <= range.last))
        throw new XrplUnreadable('The node does not have every ledger of the range')
      return found
    },
  }
}

const accountRows = async (
  call: (method: string, params: Json) => Promise<Json>,
  account: string,
  { first, last }: { first: number; last: number },
): Promise<{ rows: XrplRow[]; readTo: number }> => {
  const rows: XrplRow[] = []
  let marker: unknown
  for (let page = 0; page < maxPages; page += 1) {
    const range = { ledger_index_min: first, ledger_index_max: last, forward: true, limit: 200 }
    const query = { account, ...range, ...(marker === undefined ? {} : { marker }) }
    const answer = await orUndefined('actNotFound', call('account_tx', query))
    // An account that does not exist yet has received nothing.
    if (!answer) return { rows, readTo: last }
    rows.push(...rowsIn(answer, account))
    marker = answer['marker']
    if (marker === undefined || marker === null) return { rows, readTo: last }
  }
  // The last ledger may have further transactions.
  return { rows, readTo: Math.max((rows.at(-1)?.ledgerIndex ?? first) - 1, first - 1) }
}

/** @throws XrplUnreadable for a server of another network. */
const readServer = (answer: Json, networkId: string): XrplServer => {
  const found = serverIn(answer)
  if (`xrpl:${found.networkId}` !== findNetwork(networkId)?.caip2)
    throw new XrplUnreadable('The node is on another chain')
  return found
}

/** Undefined if the node reports that it has no such record, unless it did not search all of its ledgers. */
const orUndefined = async (code: string, read: Promise<Json>): Promise<Json | undefined> =>
  read.catch((error: unknown) => {
    if (error instanceof XrplRefusal && error.code === code && error.searchedAll !== false) return undefined
    throw error
  })

/**
 * A server without the ledgers also reports "not found": one that has just started, that keeps only the last hours, or
 * that has a gap. The answer is only conclusive from a server with every ledger from `sinceMs` to now.
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
