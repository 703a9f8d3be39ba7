import type { OddRows } from '@rialto/contract'
import { ConnectorError } from '@rialto/core'
import type { HttpContext } from '../http/errorTable.ts'
import type { Search } from '../matching/foundWithdrawal.ts'

/** Whether the missing record may be among the unreadable rows. */
type Hides = (lists: readonly OddRows[]) => boolean

/** Whether a row that cannot be read may be the order: it has its reference, its address, its amount or the exchange's id. */
const mayBeOrder = (row: unknown, { order, upstreamId }: Search, reference: string): boolean => {
  const text = (JSON.stringify(row) ?? '').toLowerCase()
  const signs = [reference, order.reference, order.address.replace(/^0x/, ''), order.amount, upstreamId ?? reference]
  return signs.some(sign => text.includes(sign.toLowerCase()))
}

/** Without every account, the list of withdrawals may be that of another one. */
export const hidesWithdrawal =
  (search: Search, reference: string): Hides =>
  lists =>
    lists.some(
      ({ of, rows, isWhole }) => of === 'balances' || isWhole || rows.some(row => mayBeOrder(row, search, reference)),
    )

/** The list is that of one market since the order was intended, so each of its rows may be the order. */
export const hidesMarketOrder: Hides = lists => lists.length > 0

/**
 * A look-up that must not take an odd row for an absence. If nothing is found and a row that cannot be read may be it,
 * the list is malformed, because “not found” would be a guess.
 */
export const watchOddRows = async <C extends { http: HttpContext }, T>(
  context: C,
  { name, sought, hides }: { name: string; sought: string; hides: Hides },
  find: (context: C) => Promise<T | undefined>,
): Promise<T | undefined> => {
  const lists: OddRows[] = []
  const onOddRows = (odd: OddRows) => {
    lists.push(odd)
    context.http.onOddRows?.(odd)
  }
  const found = await find({ ...context, http: { ...context.http, onOddRows } })
  if (found === undefined && hides(lists))
    throw new ConnectorError('malformed', `${name} returned ${sought} that cannot be read`)
  return found
}
