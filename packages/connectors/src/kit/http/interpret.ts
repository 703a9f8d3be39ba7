import { type EgressResponse, retryAfterMs } from '@rialto/egress'
import { type ErrorRule, type ErrorTable, findRule, type UpstreamError } from './errorTable.ts'
import type { Check } from './schema.ts'

/** One answer, understood. Only `ok` and `refused` are the institution speaking; the rest say nothing of what it did. */
export type Answer<T> =
  | { kind: 'ok'; value: T }
  | { kind: 'refused'; error: UpstreamError; rule: ErrorRule; retryAfterMs: number | undefined }
  | { kind: 'down'; status: number; retryAfterMs: number | undefined }
  | { kind: 'unreadable'; status: number }

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** Statuses that mean the same whoever sends them, the institution or what stands before it. */
const byStatus = (status: number): ErrorRule | undefined => {
  if (status === 429 || status === 418) return { kind: 'rateLimited', text: 'Rate limited by the institution' }
  if (status === 451) return { kind: 'regionRestricted', text: 'The institution does not serve this region' }
  return undefined
}

/**
 * Reads an answer by the institution's own table and schema. A 2xx that is not what was asked for (an HTML page, `{}`,
 * half a document) is `unreadable`, never an empty result; so is a 3xx, and a 4xx that is not in the institution's form.
 */
export const interpret = <T>(
  response: EgressResponse,
  check: Check<T>,
  table: ErrorTable,
  nowMs: number,
): Answer<T> => {
  const { status } = response
  const body = (table.parse ?? parseJson)(response.text)
  const upstream = table.readError(body, response)
  const wait = retryAfterMs(response.headers['retry-after'], nowMs)
  if (upstream !== undefined) {
    const error = { status, ...upstream }
    return { kind: 'refused', error, rule: byStatus(status) ?? findRule(table, error), retryAfterMs: wait }
  }
  const shared = byStatus(status)
  if (shared !== undefined) {
    return { kind: 'refused', error: { status, code: String(status), message: '' }, rule: shared, retryAfterMs: wait }
  }
  if (status >= 500) return { kind: 'down', status, retryAfterMs: wait }
  if (status < 200 || status > 299 || !check(body)) return { kind: 'unreadable', status }
  return { kind: 'ok', value: body }
}
