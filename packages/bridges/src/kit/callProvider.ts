import type { Check } from '@rialto/contract'
import type { BridgeError } from '@rialto/core'
import { defined } from '@rialto/defined'
import { EgressError, type EgressRequest } from '@rialto/egress'

import { egressError, type OriginUnits } from './bridgeErrorOf.ts'
import { readReply } from './readReply.ts'
import type { HttpContext } from './httpContext.ts'

interface ProviderCall<T> {
  method: 'GET' | 'POST'
  url: string
  body?: unknown
  check: Check<T>
  /** For a minimum in a refusal. */
  origin?: OriginUnits
}

const tries = 2
const pauseMs = 250
/** Whole calls, the second try included: a user waits for a quote. */
const totalMs = 8_000
const minMs = 250

const requestOf = <T>(http: HttpContext, { method, url, body }: ProviderCall<T>): EgressRequest => ({
  method,
  url,
  headers: {
    accept: 'application/json',
    ...defined({ 'content-type': body === undefined ? undefined : 'application/json' }),
    ...http.headers,
  },
  ...defined({ body: body === undefined ? undefined : JSON.stringify(body) }),
})

const once = async <T>(
  http: HttpContext,
  call: ProviderCall<T>,
  timeoutMs: number,
): Promise<{ value: T } | { error: BridgeError; again: boolean }> => {
  try {
    const response = await http.egress.request({ ...requestOf(http, call), timeoutMs })
    const reply = readReply(http, response, call.check, call.origin)
    return 'value' in reply ? reply : { ...reply, again: reply.error.kind === 'unavailable' }
  } catch (error) {
    if (!(error instanceof EgressError)) throw error
    return { error: egressError(http.table.provider, error), again: error.kind === 'connect' || error.kind === 'reset' }
  }
}

/**
 * One call to a provider and its answer, checked. None of these calls moves money, so one that failed on the way or on
 * their side is made once more, all of it within eight seconds.
 *
 * @throws BridgeError
 */
export const callProvider = async <T>(http: HttpContext, call: ProviderCall<T>): Promise<T> => {
  const endMs = http.clock.nowMs() + totalMs
  for (let attempt = 1; ; attempt += 1) {
    const result = await once(http, call, Math.max(endMs - http.clock.nowMs(), minMs))
    if ('value' in result) return result.value
    if (!result.again || attempt >= tries || http.clock.nowMs() + pauseMs + minMs > endMs) throw result.error
    await http.clock.sleep(pauseMs)
  }
}
