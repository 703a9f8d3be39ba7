import type { Context } from '../context.ts'
import { differenceOf } from './postingsOf.ts'
import { postingsOfRequest } from './postingsOfRequest.ts'
import type { JournalEntry, RequestMoney } from './ports.ts'

/** Requests of a page. */
const pageSize = 1_000

const entriesOf = (requests: readonly RequestMoney[], atMs: number): JournalEntry[] =>
  requests.flatMap(money => {
    const postings = differenceOf(postingsOfRequest(money), money.posted.postings)
    if (postings.length === 0) return []
    const { scope, requestId: transferId, posted } = money
    const revision = posted.revision + 1
    return [{ scope, transferId, revision, atMs, type: 'paymentRequest', state: 'actual' as const, postings }]
  })

/** Writes entries of what payments of these requests brought beyond their orders, and of their refunds. */
export const postRequests = async (ctx: Pick<Context, 'clock' | 'store'>, ids: readonly string[]): Promise<number> => {
  const { books } = ctx.store
  let entries = 0
  for (let start = 0; start < ids.length; start += pageSize) {
    const requests = await books.readRequests(ids.slice(start, start + pageSize))
    const added = entriesOf(requests, ctx.clock.nowMs())
    if (added.length > 0) entries += await books.append(added, [])
  }
  return entries
}
