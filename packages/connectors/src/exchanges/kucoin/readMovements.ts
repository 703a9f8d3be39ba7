import { ConnectorError } from '@rialto/core'
import type { KucoinContext } from './context.ts'
import type { KucoinMovement } from './schemas.ts'
import { isMovements } from './schemas.ts'
import { signedRead } from './signedRead.ts'
import type { KucoinKey } from './signHeaders.ts'

export type MovementList = 'withdrawals' | 'deposits'

export interface MovementQuery {
  startMs: number
  endMs: number
  symbol?: string
  /** Number of the page. Default: the first. */
  cursor?: string
}

/** One page, newest first. Absent `after`: the last one. */
export interface MovementPage {
  rows: KucoinMovement[]
  after?: string
}

/** KuCoin's most is 500. */
const pageSize = '200'
/** More than this in one time are an error, not a `no`. */
const maxPages = 25
const pageForm = /^[1-9]\d{0,5}$/

export const readMovements = async (
  context: KucoinContext,
  key: KucoinKey,
  list: MovementList,
  { startMs, endMs, symbol, cursor = '1' }: MovementQuery,
): Promise<MovementPage> => {
  const currentPage = pageForm.test(cursor) ? cursor : '1'
  const page = await signedRead(context, key, {
    path: `/api/v1/${list}`,
    check: isMovements,
    parameters: {
      ...(symbol === undefined ? {} : { currency: symbol }),
      startAt: String(startMs),
      endAt: String(endMs),
      currentPage,
      pageSize,
    },
  })
  if (page.currentPage !== currentPage) throw new ConnectorError('malformed', 'KuCoin returned a different page')
  const ended = page.items.length === 0 || Number(currentPage) >= Number(page.totalPage)
  return { rows: page.items, ...(ended ? {} : { after: String(Number(currentPage) + 1) }) }
}

/** Every row of a time. */
export const readAllMovements = async (
  context: KucoinContext,
  key: KucoinKey,
  list: MovementList,
  query: Omit<MovementQuery, 'cursor'>,
): Promise<KucoinMovement[]> => {
  const found: KucoinMovement[] = []
  let cursor: string | undefined = '1'
  for (let page = 0; page < maxPages; page += 1) {
    const { rows, after }: MovementPage = await readMovements(context, key, list, { ...query, cursor })
    found.push(...rows)
    if (after === undefined) return found
    cursor = after
  }
  throw new ConnectorError('malformed', `KuCoin’s list of ${list} exceeds the page limit`)
}
