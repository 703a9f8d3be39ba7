import { SolanaUnreadable } from '@rialto/core'

import type { SolanaRpc, SolanaSignature } from '../solana/createSolanaRpc.ts'

/** Pages of one call, each of a thousand transactions. */
const maxPages = 20
/** Transactions of one list. */
const maxRows = 10_000
/** Unfinished lists that are kept. */
const maxUnfinished = 200

interface Range {
  from: bigint
  to: bigint
}

interface Begun extends Range {
  /** The oldest transaction that was read. */
  before?: string
  /** Successful ones of the range, the newest first. Beyond `maxRows`, the oldest of them. */
  rows: SolanaSignature[]
  /** The last slot of which all rows are kept. */
  readTo: bigint
}

/** Successful transactions that name an account, up to a slot, which may be before the end of the range. */
export type SignatureList = Pick<Begun, 'rows' | 'readTo'>

/**
 * Lists the transactions that name an account. Nodes list the newest first. A range with more pages than one call reads is
 * read by several calls, each of which continues where the previous one ended.
 */
export const createSignatureLists = (rpc: Pick<SolanaRpc, 'signatures' | 'status'>) => {
  const begun = new Map<string, Begun>()
  return async (account: string, range: Range): Promise<SignatureList> => {
    const key = `${account} ${range.from}`
    const known = begun.get(key)
    const list: Begun = known && known.to <= range.to ? known : { ...range, rows: [], readTo: range.to }
    begun.delete(key)
    for (let page = 0; page < maxPages; page += 1)
      if (await readPage(rpc, account, list))
        return { readTo: list.readTo, rows: list.rows.filter(({ slot }) => slot <= list.readTo) }
    begun.set(key, list)
    const [oldest] = begun.keys()
    if (begun.size > maxUnfinished && oldest !== undefined) begun.delete(oldest)
    return { rows: [], readTo: range.from - 1n }
  }
}

/** Adds a page to the list. Returns whether the list has reached the beginning of its range. */
const readPage = async (
  rpc: Pick<SolanaRpc, 'signatures' | 'status'>,
  account: string,
  list: Begun,
): Promise<boolean> => {
  const { from, to, before } = list
  const found = await rpc.signatures(account, before, to)
  // A node that lacks the transaction before the page returns an empty page, too.
  if (found.length === 0 && before !== undefined && !(await rpc.status(before)))
    throw new SolanaUnreadable('The node does not have a transaction that it listed')
  list.rows.push(...found.filter(({ slot, hasFailed }) => !hasFailed && slot >= from && slot <= to))
  const dropped = list.rows.splice(0, Math.max(list.rows.length - maxRows, 0)).at(-1)
  if (dropped) list.readTo = dropped.slot - 1n
  const last = found.at(-1)
  if (last) list.before = last.signature
  return found.length === 0 || found.some(({ slot }) => slot < from)
}
