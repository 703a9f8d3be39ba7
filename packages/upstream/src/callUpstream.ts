import type { Check } from '@rialto/contract'
import { type Egress, EgressError, type EgressRequest } from '@rialto/egress'

import type { CommonRules, ErrorRule, ErrorTable } from './errorTable.ts'
import { type FailedReply, judgeReply } from './judgeReply.ts'

interface Upstream<Rule extends ErrorRule> {
  egress: Pick<Egress, 'request'>
  clock: { nowMs(): number; sleep(ms: number): Promise<void> }
  table: ErrorTable<Rule>
  common: CommonRules<Rule>
}

interface UpstreamCall<T, Rule extends ErrorRule> {
  /** Built anew for each attempt, because a signed request contains the time of its signature. */
  request(): EgressRequest
  check: Check<T>
  /** Maximum number of attempts. More than one only for calls that do not move money. */
  maxTries: number
  replyError(reply: FailedReply<Rule>): Error
  transportError(error: EgressError): Error
}

/** Time limit of a whole call, retries included, because a user waits for it. */
const totalMs = 8_000
const minMs = 250
const firstPauseMs = 200

type Result<T> = { value: T } | { error: Error; again: boolean }

const once = async <T, Rule extends ErrorRule>(
  { egress, clock, table, common }: Upstream<Rule>,
  { request, check, replyError, transportError }: UpstreamCall<T, Rule>,
  timeoutMs: number,
): Promise<Result<T>> => {
  try {
    const response = await egress.request({ ...request(), timeoutMs })
    const reply = await judgeReply(response, { check, table, common, nowMs: clock.nowMs() })
    if (reply.kind === 'ok') return { value: reply.value }
    return { error: replyError(reply), again: reply.status >= 500 }
  } catch (error) {
    if (!(error instanceof EgressError)) throw error
    // A time-out has used up the caller's time, and a policy denial would repeat.
    return { error: transportError(error), again: error.kind === 'connect' || error.kind === 'reset' }
  }
}

/**
 * One call whose reply is classified by `judgeReply`. It is retried, within eight seconds in all, only after a broken
 * connection or a 5xx.
 *
 * @throws the error that `replyError` or `transportError` makes of the last failure.
 */
export const callUpstream = async <T, Rule extends ErrorRule>(
  upstream: Upstream<Rule>,
  call: UpstreamCall<T, Rule>,
): Promise<T> => {
  const { clock } = upstream
  const endMs = clock.nowMs() + totalMs
  for (let attempt = 1, pauseMs = firstPauseMs; ; attempt += 1, pauseMs *= 3) {
    const result = await once(upstream, call, Math.max(endMs - clock.nowMs(), minMs))
    if ('value' in result) return result.value
    if (!result.again || attempt >= call.maxTries || clock.nowMs() + pauseMs + minMs > endMs) throw result.error
    await clock.sleep(pauseMs)
  }
}
