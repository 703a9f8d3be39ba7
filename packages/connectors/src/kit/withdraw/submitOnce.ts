import { ConnectorError, type WithdrawOutcome } from '@rialto/core'
import { EgressError, type EgressRequest, type EgressResponse, redact } from '@rialto/egress'
import { refusalText } from '../http/asConnectorError.ts'
import { commonRules, type ErrorRule, type HttpContext } from '../http/errorTable.ts'
import { judgeReply, type UpstreamError } from '@rialto/upstream'
import { rejected, rejectedBeforeSending, rejectionReason, unreached } from './rejection.ts'
import type { Check } from '@rialto/contract'

export interface Submission<T> {
  request: EgressRequest
  check: Check<T>
  secrets: readonly string[]
  /** How the institution sends its codes, where it asks for one. */
  factor: 'totp' | 'sms' | 'email'
  /** Where the user allows an address, where the institution requires that. */
  howToWhitelist: string
  /** Unix milliseconds; see `WithdrawalOrder`. */
  notAfterMs: number | undefined
}

export type Submitted<T> = { kind: 'created'; value: T } | WithdrawOutcome

const timeoutMs = 20_000

const unknown = (institution: string): WithdrawOutcome => ({
  kind: 'unknown',
  message: `${institution} did not confirm the withdrawal; its history will show the outcome`,
})

const refusal = <T>(
  submission: Submission<T>,
  institution: string,
  rule: ErrorRule,
  error: UpstreamError,
): WithdrawOutcome => {
  const message = refusalText(institution, rule, error, submission.secrets)
  switch (rule.outcome) {
    case 'secondFactorRequired':
    case 'secondFactorRefused':
      return { kind: rule.outcome, factor: submission.factor }
    case 'emailConfirmationRequired':
      return { kind: rule.outcome }
    case 'addressWhitelistRequired':
      return { kind: rule.outcome, howTo: submission.howToWhitelist }
    case 'travelRuleRequired':
      return { kind: rule.outcome, message }
    default:
      return rejected(rejectionReason(rule.kind), message, redact(error.code, submission.secrets), rule.permission)
  }
}

const noAnswer = (institution: string, error: unknown): WithdrawOutcome => {
  // Our own budget: kept back before it left.
  if (error instanceof ConnectorError && error.upstreamCode === 'budget') return rejectedBeforeSending(error)
  return error instanceof EgressError && !error.maybeSent
    ? unreached(`${institution} could not be reached; no funds have moved`, error.kind)
    : unknown(institution)
}

/** 5xx, and codes by which the institution reports that it does not have the outcome, leave it open. */
const isOpen = (rule: ErrorRule, status: number): boolean =>
  rule.ambiguous === true || rule.kind === 'unavailable' || rule.kind === 'malformed' || status >= 500

/**
 * The one call that moves money: sent exactly once, never thrown out of. `rejected` only when the institution rejected it in
 * its own form, or when it is certain that no byte left; whatever else happens is `unknown`.
 */
export const submitOnce = async <T>(http: HttpContext, submission: Submission<T>): Promise<Submitted<T>> => {
  const { institution } = http.table
  if (submission.notAfterMs !== undefined && http.clock.nowMs() >= submission.notAfterMs)
    return rejected('refused', `The request to ${institution} expired before it was sent; no funds have moved`)
  let response: EgressResponse
  try {
    response = await http.egress.request({ timeoutMs, ...submission.request })
  } catch (error) {
    return noAnswer(institution, error)
  }
  const { check } = submission
  const reply = judgeReply(response, { check, table: http.table, common: commonRules, nowMs: http.clock.nowMs() })
  if (reply.kind === 'ok') return { kind: 'created', value: reply.value }
  if (reply.kind !== 'rejected' || isOpen(reply.rule, reply.status)) return unknown(institution)
  return refusal(submission, institution, reply.rule, reply.error)
}
