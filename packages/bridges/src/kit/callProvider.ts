import type { Check } from '@rialto/contract'
import type { BridgeError } from '@rialto/core'
import { EgressError, type EgressRequest } from '@rialto/egress'

import { egressError, type OriginUnits } from './bridgeErrorOf.ts'
import { readReply } from './readReply.ts'
import type { Wire } from './wire.ts'

export interface ProviderCall<T> {
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
const leastMs = 250

const requestOf = <T>(wire: Wire, { method, url, body }: ProviderCall<T>): EgressRequest => ({
  method,
  url,
  headers: {
    accept: 'application/json',
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...wire.headers,
  },
  ...(body === undefined ? {} : { body: JSON.stringify(body) }),
})

const once = async <T>(
  wire: Wire,
  call: ProviderCall<T>,
  timeoutMs: number,
): Promise<{ value: T } | { error: BridgeError; again: boolean }> => {
  try {
    const response = await wire.egress.request({ ...requestOf(wire, call), timeoutMs })
    const reply = readReply(wire, response, call.check, call.origin)
    return 'value' in reply ? reply : { ...reply, again: reply.error.kind === 'unavailable' }
  } catch (error) {
    if (!(error instanceof EgressError)) throw error
    return { error: egressError(wire.table.provider, error), again: error.kind === 'connect' || error.kind === 'reset' }
  }
}

/**
 * One call to a provider and its answer, checked. None of these calls moves money, so one that failed on the way or on
 * their side is made once more, all of it within eight seconds.
 *
 * @throws BridgeError
 */
export const callProvider = async <T>(wire: Wire, call: ProviderCall<T>): Promise<T> => {
  const endMs = wire.clock.nowMs() + totalMs
  for (let attempt = 1; ; attempt += 1) {
    const result = await once(wire, call, Math.max(endMs - wire.clock.nowMs(), leastMs))
    if ('value' in result) return result.value
    if (!result.again || attempt >= tries || wire.clock.nowMs() + pauseMs + leastMs > endMs) throw result.error
    await wire.clock.sleep(pauseMs)
  }
}
