import type { Scope } from '../kernel/scope.ts'
import type { CommonContext } from '../context.ts'
import type { DayRange, ListedEntry } from './ports.ts'

/** Entries in memory at a time. */
const pageSize = 1_000

/** The journal of these days, the oldest first, page by page: the next page is read when the one before was taken. */
export async function* exportJournal(
  ctx: Pick<CommonContext, 'store'>,
  scope: Scope,
  range: DayRange,
): AsyncGenerator<ListedEntry[]> {
  let after: bigint | undefined
  for (;;) {
    const page = await ctx.store.books.listEntries(scope, range, {
      count: pageSize,
      ...(after === undefined ? {} : { after }),
    })
    if (page.length > 0) yield page
    if (page.length < pageSize) return
    after = page.at(-1)?.id
  }
}
