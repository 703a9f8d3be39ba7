import type { OddRows } from '@rialto/contract'
import { ConnectorError } from '@rialto/core'
import type { HttpContext } from '../http/errorTable.ts'
import type { Search } from '../matching/foundWithdrawal.ts'

/** Whether a row that cannot be read may be the order: it has its reference, its address, its amount or the exchange's id. */
const mayBeOrder = (row: unknown, { order, upstreamId }: Search, reference: string): boolean => {
  const text = (JSON.stringify(row) ?? '').toLowerCase()
  const signs = [reference, order.reference, order.address.replace(/^0x/, ''), order.amount, upstreamId ?? reference]
  return signs.some(sign => text.includes(sign.toLowerCase()))
}

/** Without every account, the list of withdrawals may be that of another one. */
const hidesOrder = (lists: readonly OddRows[], search: Search, reference: string): boolean =>
  lists.some(
    ({ of, rows, isWhole }) => of === 'balances' || isWhole || rows.some(row => mayBeOrder(row, search, reference)),
  )

/**
 * A look-up of a withdrawal that must not take an odd row for its absence. If nothing is found and a row that cannot be
 * read shows a sign of the order, the history is malformed, because “not found” would be a guess.
 */
export const watchOddRows = async <C extends { http: HttpContext }, T>(
  context: C,
  { name, search, reference }: { name: string; search: Search; reference: string },
  find: (context: C) => Promise<T | undefined>,
): Promise<T | undefined> => {
  const lists: OddRows[] = []
  const onOddRows = (odd: OddRows) => {
    lists.push(odd)
    context.http.onOddRows?.(odd)
  }
  const found = await find({ ...context, http: { ...context.http, onOddRows } })
  if (found === undefined && hidesOrder(lists, search, reference))
    throw new ConnectorError('malformed', `${name} returned a withdrawal that cannot be read`)
  return found
}
