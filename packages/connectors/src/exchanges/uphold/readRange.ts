import { ConnectorError } from '@rialto/core'
import type { Check } from '../../kit/schema.ts'
import type { UpholdContext } from './context.ts'
import { callUphold } from './context.ts'

/** Uphold's most per page. */
export const pageSize = 50
const maxPages = 20

export interface RangedList<T> {
  path: string
  check: Check<T[]>
}

/** One page: the list's items from `first` on, counted from zero. */
export const readPage = <T>(
  context: UpholdContext,
  token: string,
  { path, check }: RangedList<T>,
  first: number,
): Promise<T[]> => {
  const headers = { range: `items=${first}-${first + pageSize - 1}` }
  return callUphold(context, token, { path, check, headers })
}

const broken = (what: string) => new ConnectorError('malformed', `Uphold returned a list that ${what}`)

/**
 * A list read page by page until `enough`. Each page begins with the last item of the one before: so none is asked for past
 * the end, and a list that grows at its head while it is read repeats items, and a list that shrinks is noticed.
 */
export const readRange = async <T extends { id: string }>(
  context: UpholdContext,
  token: string,
  list: RangedList<T>,
  enough: (items: T[]) => boolean = () => false,
): Promise<T[]> => {
  const items = new Map<string, T>()
  for (let page = 0; page < maxPages; page += 1) {
    const rows = await readPage(context, token, list, page * (pageSize - 1))
    if (page > 0 && !items.has(rows[0]?.id ?? '')) throw broken('changed while it was read')
    for (const row of rows) if (!items.has(row.id)) items.set(row.id, row)
    if (rows.length < pageSize || enough(rows)) return [...items.values()]
  }
  throw broken('exceeds the page limit')
}
