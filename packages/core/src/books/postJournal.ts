import { defined } from '@rialto/defined'

import type { Context } from '../context.ts'
import { readAhead } from '../kernel/readAhead.ts'
import { writeBehind } from '../kernel/writeBehind.ts'
import type { AnyTransfer, Transfer } from '../transfers/ports.ts'
import { expectedOf } from './lineOf.ts'
import { postRequests } from './postRequests.ts'
import { differenceOf, postingsOf } from './postingsOf.ts'
import type { ChangedTransfers, JournalEntry, NewCheck, Posting } from './ports.ts'

/** Changes of a page. */
const pageSize = 2_000

const typeOf = (transfer: AnyTransfer): string => ('addressId' in transfer ? 'bridging' : transfer.type)

const checkOf = (transfer: AnyTransfer, line: ReturnType<typeof postingsOf>['line'], nowMs: number): NewCheck => {
  const { id, scope, networkId, symbol } = transfer
  const connectionId = 'addressId' in transfer || transfer.connectionId === '' ? undefined : transfer.connectionId
  return {
    scope,
    transferId: id,
    type: typeOf(transfer),
    symbol,
    networkId,
    ...expectedOf(line),
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
  const added = differenceOf(postings, before)
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

/** Their payments count, or do not count any more, since the change of the transfer. */
const requestsOf = ({ transfers }: ChangedTransfers): string[] =>
  transfers.flatMap(transfer => ('paymentRequestId' in transfer ? (transfer.paymentRequestId ?? []) : []))

/**
 * Writes the entries of transfers that have ended, or of which more became known. A second run adds nothing, so
 * that a run that was interrupted is repeated from its beginning.
 */
export const postJournal = async (
  ctx: Pick<Context, 'clock' | 'environment' | 'store'>,
): Promise<{ entries: number }> => {
  const { books } = ctx.store
  const startedAtMs = ctx.clock.nowMs()
  const { from, to } = await books.readPlace(ctx.environment)
  let entries = 0
  const pages = readAhead<bigint, ChangedTransfers>((after = from) =>
    books.listChanged(ctx.environment, { after, ...defined({ to }) }, pageSize),
  )
  const { write, flush } = writeBehind()
  for await (const page of pages) {
    const added = ofPage(page, ctx.clock.nowMs())
    await write(async () => {
      if (added.length > 0) {
        const checks = added.flatMap(({ check }) => check ?? [])
        const appended = await books.append(
          added.map(({ entry }) => entry),
          checks,
        )
        entries += appended
      }
      const ofRequests = await postRequests(ctx, requestsOf(page))
      entries += ofRequests
    })
  }
  await flush()
  entries += await postRequests(ctx, await books.listPaidRequests(ctx.environment))
  await books.savePlace(ctx.environment, to, startedAtMs)
  return { entries }
}
