import type { Check } from '@rialto/contract'
import type { BridgeError } from '@rialto/core'
import { defined } from '@rialto/defined'
import { type EgressResponse, retryAfterMs } from '@rialto/egress'

import { type OriginUnits, plainError, refusalError } from './bridgeErrorOf.ts'
import { parseJson } from './parseJson.ts'
import type { HttpContext } from './httpContext.ts'

/**
 * An answer as the provider's schema or its error table reads it. A 2xx that is not what was asked for (an HTML page, `{}`,
 * half a document) is `malformed`, never an empty result; so is a 3xx, and a 4xx that is not in the provider's form.
 */
export const readReply = <T>(
  { clock, table, secrets }: HttpContext,
  { status, headers, text }: EgressResponse,
  check: Check<T>,
  origin: OriginUnits | undefined,
): { value: T } | { error: BridgeError } => {
  const body = parseJson(text)
  if (status >= 200 && status <= 299 && check(body)) return { value: body }
  const wait = retryAfterMs(headers['retry-after'], clock.nowMs())
  const detail = { upstreamCode: `HTTP ${status}`, ...defined({ retryAfterMs: wait }) }
  if (status === 429) return { error: plainError(table.provider, 'rateLimited', detail) }
  const refusal = status >= 400 ? table.readRefusal(body) : undefined
  if (refusal !== undefined)
    return { error: refusalError(table, { status, ...refusal }, { secrets, retryAfterMs: wait, origin }) }
  return { error: plainError(table.provider, status >= 500 ? 'unavailable' : 'malformed', detail) }
}
