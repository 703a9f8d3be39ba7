import { add, subtract } from '@rialto/catalog'
import { defined } from '@rialto/defined'

import type { Context } from '../context.ts'
import type { AnyTransfer, Transfer } from '../transfers/ports.ts'
import { postingsOf, sumPostings } from './postingsOf.ts'
import type { ChangedTransfers, JournalEntry, NewCheck, Posting } from './ports.ts'

/** Changes of a page. */
const pageSize = 2_000

/** Between the postings of an entry and those that were made already. */
const difference = (now: readonly Posting[], before: readonly Posting[]): Posting[] =>
  sumPostings([...now, ...before.map(one => ({ ...one, amount: subtract('0', one.amount) }))])

const typeOf = (transfer: AnyTransfer): string => ('addressId' in transfer ? 'bridging' : transfer.type)

const checkOf = (transfer: AnyTransfer, line: ReturnType<typeof postingsOf>['line'], nowMs: number): NewCheck => {
  const { id, scope, networkId, symbol } = transfer
  const taken = line.fees.filter(fee => fee.takenBy === 'institution' && fee.purpose === 'transfer')
  const connectionId = 'addressId' in transfer || transfer.connectionId === '' ? undefined : transfer.connectionId
  return {
    scope,
    transferId: id,
    type: typeOf(transfer),
    symbol,
    networkId,
    arrives: line.arrives.amount ?? '0',
    fee: taken.reduce((sum, { amount = '0' }) => add(sum, amount), '0'),
    dueAtMs: nowMs,
    ...defined({ connectionId }),
  }
}

/** A part names its whole, which sends nothing itself. */
const sendsItself = (transfer: AnyTransfer): boolean => !('isCombined' in transfer && transfer.isCombined === true)

/** New entry of an ended transfer, and the read that compares it with the other sides. */
const entryOf = (
  transfer: AnyTransfer,
  parts: readonly Transfer[],
  { revision, postings: before }: { revision: number; postings: readonly Posting[] },
  nowMs: number,
): { entry: JournalEntry; check: NewCheck | undefined } | undefined => {
  const { state, line, postings } = postingsOf(transfer, parts)
  const added = difference(postings, before)
  if (added.length === 0) return undefined
  const { scope, id: transferId } = transfer
  const entry = {
    scope,
    transferId,
    revision: revision + 1,
    atMs: nowMs,
    type: typeOf(transfer),
    state,
    postings: added,
  }
  return { entry, check: sendsItself(transfer) ? checkOf(transfer, line, nowMs) : undefined }
}

const nothing = { revision: 0, postings: [] }

const ofPage = ({ transfers, parts, posted }: ChangedTransfers, nowMs: number) =>
  transfers.flatMap(
    transfer => entryOf(transfer, parts.get(transfer.id) ?? [], posted.get(transfer.id) ?? nothing, nowMs) ?? [],
  )

/**
 * Writes the entries of transfers that have ended, or of which more became known. A second run adds nothing, so
 * that a run that was interrupted is repeated from its beginning.
 */
export const postJournal = async (
  ctx: Pick<Context, 'clock' | 'environment' | 'store'>,
): Promise<{ entries: number }> => {
  const { books } = ctx.store
  let after: bigint | undefined = await books.readPlace(ctx.environment)
  let last = after
  let entries = 0
  while (after !== undefined) {
    const page: ChangedTransfers = await books.listChanged(ctx.environment, after, pageSize)
    const added = ofPage(page, ctx.clock.nowMs())
    if (added.length > 0)
      await books.append(
        added.map(({ entry }) => entry),
        added.flatMap(({ check }) => check ?? []),
      )
    entries += added.length
    last = page.last
    after = page.next
  }
  await books.savePlace(ctx.environment, last)
  return { entries }
}
