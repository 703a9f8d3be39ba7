import { ConnectorError } from '@rialto/core'

/** More than this is an error, not a `no`. */
const maxPages = 20

/** Every row of a list that is read by offset, in pages of `size`. */
export const pagesOf = async <T>(size: number, read: (offset: number) => Promise<readonly T[]>): Promise<T[]> => {
  const rows: T[] = []
  for (let page = 0; page < maxPages; page += 1) {
    const next = await read(page * size)
    rows.push(...next)
    if (next.length < size) return rows
  }
  throw new ConnectorError('malformed', 'The withdrawal list exceeds the page limit')
}
