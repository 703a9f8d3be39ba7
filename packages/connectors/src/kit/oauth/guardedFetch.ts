import { ConnectorError } from '@rialto/core'
import { defined } from '@rialto/defined'
import type { HttpContext } from '../http/errorTable.ts'
import { retryAfterMs } from '@rialto/upstream'

interface FetchInit {
  method?: string
  headers?: unknown
  body?: unknown
  signal?: AbortSignal
}

/** Statuses that say nothing about the grant, handled before an OAuth library interprets them. */
const statusError = (institution: string, response: Response, nowMs: number): ConnectorError | undefined => {
  const { status } = response
  const wait = retryAfterMs(response.headers.get('retry-after'), nowMs)
  const detail = { upstreamCode: `HTTP ${status}`, ...defined({ retryAfterMs: wait }) }
  if (status === 429 || status === 418)
    return new ConnectorError('rateLimited', `Rate limited by ${institution}`, detail)
  if (status >= 500) return new ConnectorError('unavailable', `${institution} is temporarily unavailable`, detail)
  if (status >= 300 && status < 400) {
    return new ConnectorError('malformed', `${institution} returned an invalid response`, detail)
  }
  return undefined
}

/** `fetch` through egress, for the OAuth library. */
export const guardedFetch =
  ({ egress, clock, table }: HttpContext) =>
  async (url: string, init: FetchInit): Promise<Response> => {
    const response = await egress.fetch(url, init)
    const error = statusError(table.institution, response, clock.nowMs())
    if (error !== undefined) throw error
    return response
  }
