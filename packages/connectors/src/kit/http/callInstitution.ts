import type { ConnectorError } from '@rialto/core'
import { EgressError, type EgressRequest } from '@rialto/egress'
import { answerError, egressError } from './asConnectorError.ts'
import { interpret } from './interpret.ts'
import type { Check } from './schema.ts'
import type { HttpContext } from './httpContext.ts'

export interface InstitutionCall<T> {
  /** Built anew for each try: a signed request carries the time it was signed. */
  request(): EgressRequest
  check: Check<T>
  /** What must never show in an error: keys, tokens, signatures. */
  secrets?: readonly string[]
  /** A POST that only reads, as some institutions have them: repeated like a GET. */
  readOnly?: true
}

const tries = 3
const firstPauseMs = 200
const totalMs = 8_000
const minMs = 250

type Result<T> = { value: T } | { error: ConnectorError; again: boolean }

const once = async <T>(http: HttpContext, call: InstitutionCall<T>, timeoutMs: number): Promise<Result<T>> => {
  const { institution } = http.table
  const secrets = call.secrets ?? []
  try {
    const response = await http.egress.request({ ...call.request(), timeoutMs })
    const answer = interpret(response, call.check, http.table, http.clock.nowMs())
    if (answer.kind === 'ok') return { value: answer.value }
    return { error: answerError(institution, answer, secrets), again: response.status >= 500 }
  } catch (error) {
    if (!(error instanceof EgressError)) throw error
    // A time-out has used up the caller's patience; what the policy refused, it refuses again.
    return { error: egressError(institution, error), again: error.kind === 'connect' || error.kind === 'reset' }
  }
}

/**
 * One read: a request, its answer checked against the table and the schema. A GET, or what says that it only reads, that failed on the way or with a 5xx is
 * tried up to three times within eight seconds; nothing else ever is.
 *
 * @throws ConnectorError
 */
export const callInstitution = async <T>(http: HttpContext, call: InstitutionCall<T>): Promise<T> => {
  const endMs = http.clock.nowMs() + totalMs
  const most = call.readOnly === true || call.request().method === 'GET' ? tries : 1
  for (let attempt = 1, pauseMs = firstPauseMs; ; attempt += 1, pauseMs *= 3) {
    const result = await once(http, call, Math.max(endMs - http.clock.nowMs(), minMs))
    if ('value' in result) return result.value
    if (!result.again || attempt >= most || http.clock.nowMs() + pauseMs + minMs > endMs) throw result.error
    await http.clock.sleep(pauseMs)
  }
}
