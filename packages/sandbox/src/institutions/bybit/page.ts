import { readJsonObject } from '../http/types.ts'

const MAX_ROWS = 50

const fromOf = (cursor: string | null): number | undefined => {
  if (cursor === null || cursor === '') return 0
  const from = readJsonObject(Buffer.from(cursor, 'base64').toString())?.['from']
  return typeof from === 'number' && Number.isInteger(from) && from >= 0 ? from : undefined
}

/** A page of rows with Bybit's cursor to the next, or `undefined` for an invalid limit or cursor. */
export const pageOf = <T>(params: URLSearchParams, rows: readonly T[]): object | undefined => {
  const limit = Number(params.get('limit') ?? MAX_ROWS)
  const from = fromOf(params.get('cursor'))
  if (from === undefined || !Number.isInteger(limit) || limit < 1 || limit > MAX_ROWS) return undefined
  const next = from + limit
  const nextPageCursor = next < rows.length ? Buffer.from(JSON.stringify({ from: next })).toString('base64') : ''
  return { rows: rows.slice(from, next), nextPageCursor }
}
