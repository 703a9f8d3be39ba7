import { defined } from '@rialto/defined'

/** The last row of a page in a list ordered by age. */
interface Place {
  atMs: number
  id: string
}

const writeCursor = ({ atMs, id }: Place): string => `${atMs.toString(36)}-${id}`

/** Reads a cursor in the form of the contract. */
export const readCursor = (cursor: string): Place => {
  const end = cursor.indexOf('-')
  return { atMs: parseInt(cursor.slice(0, end), 36), id: cursor.slice(end + 1) }
}

/** Builds a page from rows that were read with one row more than the page holds. */
export const pageOf = <Row>(rows: readonly Row[], count: number, placeOf: (row: Row) => Place) => {
  const items = rows.slice(0, count)
  const last = rows.length > count ? items.at(-1) : undefined
  return { items, ...defined({ nextCursor: last && writeCursor(placeOf(last)) }) }
}
