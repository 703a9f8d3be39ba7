import { findNetwork } from '@rialto/catalog'
import type { Egress } from '@rialto/egress'

import { callHorizon, type Json, StellarUnreadable } from './callHorizon.ts'
import {
  closedAtMsIn,
  creditedIn,
  type HorizonRoot,
  rootIn,
  rowsIn,
  type StellarCredit,
  type StellarRow,
  type StellarTransaction,
  transactionIn,
} from './horizonShapes.ts'
import { stellarNetworkOf } from './stellarNetworkOf.ts'

/** A network with its node and the tokens to look for. */
export interface StellarNetworkConfig {
  networkId: string
  /** URL of Horizon's API. May contain a name and a password. */
  rpcUrl: string
  /** The address of a token is its issuer, and its symbol the asset code. */
  tokens: readonly { symbol: string; address: string | undefined; decimals: number }[]
}

/** A credit of an account whose amount is known. */
export type PaidCredit = StellarCredit &
  Pick<StellarRow, 'hash' | 'ledger' | 'memo'> & {
    /** Of the operation, and of the credit in it: no two credits of the network share it. */
    position: string
    amount: bigint
  }

/** The node methods in use. Every response is validated, and every method throws StellarUnreadable. */
export interface HorizonRpc {
  /** Throws for a node of another network. */
  root(): Promise<HorizonRoot>
  /** Credits of an account in these ledgers. Throws if the node lacks any of them. */
  payments(
    address: string,
    range: { first: number; last: number },
  ): Promise<{ rows: readonly PaidCredit[]; readTo: number }>
  /** Undefined if it is in no ledger since `sinceMs`. Throws if the node lacks any of those ledgers. */
  transaction(hash: string, sinceMs: number): Promise<StellarTransaction | undefined>
  /** Credits of an account by one transaction. */
  creditsBy(hash: string, address: string): Promise<readonly PaidCredit[]>
}

/** The network's clock and ours may differ. */
const clockMarginMs = 300_000
/** Requests for one account in one call: the ledgers after the last whole one are read by a later call. */
const maxRequests = 100
const rowsAtOnce = 50

export const createHorizonRpc = (egress: Egress, { networkId, rpcUrl }: StellarNetworkConfig): HorizonRpc => {
  const call = (path: string, query?: Readonly<Record<string, string>>) => callHorizon(egress, rpcUrl, path, query)
  const needed = async (path: string, query?: Readonly<Record<string, string>>): Promise<Json> => {
    const { content } = await call(path, query)
    if (!content) throw new StellarUnreadable('The node lacks a record that it named')
    return content
  }
  const root = async (): Promise<HorizonRoot> => {
    const found = rootIn(await needed('/'))
    if (stellarNetworkOf(found.passphrase) !== findNetwork(networkId)?.caip2)
      throw new StellarUnreadable('The node is on another network')
    return found
  }
  const paid = async (row: StellarRow, credit: StellarCredit): Promise<PaidCredit> => {
    const { id, hash, ledger, memo } = row
    const position = `${id}/${row.credits.indexOf(credit)}`
    const amount = credit.amount ?? creditedIn(await needed(`/operations/${id}/effects`, { limit: '200' }), credit.to)
    return { ...credit, position, hash, ledger, memo, amount }
  }
  return {
    root,
    payments: async (address, range) => {
      const found = await readPayments({ call, paid }, address, range)
      // Checked after the search: Horizon deletes the oldest ledgers first.
      const { elder, latest } = await root()
      if (range.first < elder || latest < range.last)
        throw new StellarUnreadable('The node does not have every ledger of the range')
      return found
    },
    transaction: async (hash, sinceMs) => {
      const { content } = await call(`/transactions/${hash}`)
      if (content) return transactionIn(content, hash)
      const { elder } = await root()
      if (closedAtMsIn(await needed(`/ledgers/${elder}`), elder) > sinceMs - clockMarginMs)
        throw new StellarUnreadable('The node does not have every ledger in which the transaction may be')
      return undefined
    },
    creditsBy: async (hash, address) => {
      const query = { limit: '200', order: 'asc', join: 'transactions' }
      const rows = rowsIn(await needed(`/transactions/${hash}/payments`, query), -1n)
      const own = rows.flatMap(row => row.credits.filter(({ to }) => to === address).map(credit => ({ row, credit })))
      return Promise.all(own.map(({ row, credit }) => paid(row, credit)))
    },
  }
}

interface Reading {
  call(path: string, query: Readonly<Record<string, string>>): ReturnType<typeof callHorizon>
  paid(row: StellarRow, credit: StellarCredit): Promise<PaidCredit>
}

/** Reads page by page until an empty one: a node may return fewer rows than it was asked for. */
const readPayments = async (
  { call, paid }: Reading,
  address: string,
  { first, last }: { first: number; last: number },
): Promise<{ rows: PaidCredit[]; readTo: number }> => {
  const rows: PaidCredit[] = []
  let cursor = BigInt(first) << 32n
  let left = maxRequests
  // The ledger of the last row may have further ones.
  const cutOff = (ledger: number) => ({ rows, readTo: Math.max(ledger - 1, first - 1) })
  while (left > 0) {
    left -= 1
    const query = { cursor: String(cursor), order: 'asc', limit: String(rowsAtOnce), join: 'transactions' }
    const { content, latestLedger } = await call(`/accounts/${address}/payments`, query)
    // The first payment to an account creates it: a server that is behind does not know the account.
    if (latestLedger !== undefined && latestLedger < last) throw new StellarUnreadable('The node is behind the range')
    // An account that never existed has received nothing.
    if (!content) return { rows, readTo: last }
    const page = rowsIn(content, cursor)
    for (const row of page) {
      if (row.ledger > last) return { rows, readTo: last }
      for (const credit of row.credits) {
        if (credit.to !== address) continue
        if (credit.amount === undefined) left -= 1
        if (left < 0) return cutOff(row.ledger)
        rows.push(await paid(row, credit))
      }
      cursor = row.id
    }
    if (page.length === 0) return { rows, readTo: last }
  }
  return cutOff(Number(cursor >> 32n))
}
