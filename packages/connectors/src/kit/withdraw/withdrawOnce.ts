import { ConnectorError, type Credentials, steadyMs, type WithdrawalOrder, type WithdrawOutcome } from '@rialto/core'
import type { Check } from '@rialto/contract'
import { EgressError, type EgressRequest, type EgressResponse, redact } from '@rialto/egress'
import { judgeReply, type UpstreamError } from '@rialto/upstream'
import { type ErrorRule, type ErrorTable, type HttpContext, isCertainRefusal, moneyRules } from '../http/errorTable.ts'
import type { ExchangeContext } from '../exchangeContext.ts'
import { signedHttp, unsignedRequest } from '../signing/signedHttp.ts'
import type { Endpoint } from '../signing/signer.ts'
import { rejectDebit } from './rejectDebit.ts'
import { rejected, rejectedBeforeSending, rejectionReason, unreached } from './rejection.ts'
import { refusalText } from '../http/asConnectorError.ts'

interface SignedWithdrawal<A, E extends Endpoint, P, T> extends Pick<Submission<T>, 'factor' | 'howToWhitelist'> {
  /** Every read before the call, and every reason not to make it. If it throws, nothing was sent. */
  plan(access: A): Promise<Planned<P>>
  /** The one call that moves money. */
  call(plan: P): E
  check: Check<T>
  accepted: WithdrawalSteps<P, T>['accepted']
  /** The user's one-time code, if one was required. */
  code?: string | undefined
  /** The errors of this call. Default: those of its endpoint. */
  table?: ErrorTable
}

/**
 * Runs a withdrawal from plan to outcome with the exchange's signer: `withdrawOnce`, with unusable credentials as
 * `rejected` with nothing sent, and with the clock synchronized for the next call after a rejected timestamp.
 */
export const withdrawSigned = <A, E extends Endpoint, P, T>(
  context: ExchangeContext<A, E>,
  credentials: Credentials,
  order: WithdrawalOrder,
  steps: SignedWithdrawal<A, E, P, T>,
): Promise<WithdrawOutcome> => {
  const { http, descriptor, signer, clock } = context
  const { code, check, factor, howToWhitelist, table, accepted } = steps
  return clock.submit(() =>
    withdrawOnce(http, order, {
      plan: async () => {
        const access = signer.accessOf(credentials, { descriptor, nowMs: http.clock.nowMs() })
        const planned = await steps.plan(access)
        return 'plan' in planned ? { ...planned, plan: { access, planned: planned.plan } } : planned
      },
      submission: ({ access, planned }) => {
        const endpoint = steps.call(planned)
        const signed = signedHttp(context, access, endpoint, { notAfterMs: order.notAfterMs })
        return {
          http: table === undefined ? signed : { ...signed, table },
          request: unsignedRequest(context, endpoint),
          check,
          secrets: [...signer.secretsOf(access), ...(code === undefined ? [] : [code])],
          factor,
          howToWhitelist,
        }
      },
      accepted,
      code,
    }),
  )
}

/**
 * Result of the reads before the money call: the plan of the call, or a rejection. `debit`: the total debit, the
 * institution's current fee included. A call that debits more than the order's `maxDebit` is never made.
 */
export type Planned<P> = { plan: P; debit: string } | { refusal: WithdrawOutcome }

interface WithdrawalSteps<P, T> {
  /** Every check before the money call. Runs first; if it throws, nothing was sent. */
  plan(): Promise<Planned<P>>
  /** `http`: the HTTP context of this call, if it differs from that of other calls. */
  submission(plan: P): Omit<Submission<T>, 'notAfterMs'> & { http?: HttpContext }
  /** The institution's id of the created withdrawal. */
  accepted(value: T): { upstreamId: string; hash?: string }
  /** The user's one-time code, if one was required. */
  code?: string | undefined
}

/** Format of a one-time code. It must also be valid in a header. */
const codePattern = /^[0-9A-Za-z]{4,12}$/

/** If a code is required although one was sent, that code was rejected. */
const withCode = <T>(submitted: Submitted<T>, code: string | undefined): Submitted<T> =>
  submitted.kind === 'secondFactorRequired' && code !== undefined
    ? { kind: 'secondFactorRefused', factor: submitted.factor }
    : submitted

/**
 * Runs a withdrawal from plan to outcome: reads, then exactly one call that moves money. An error before that call is
 * `rejected` with nothing sent; after it, see `submitOnce`.
 */
export const withdrawOnce = async <P, T>(
  http: HttpContext,
  order: Pick<WithdrawalOrder, 'symbol' | 'amount' | 'maxDebit' | 'notAfterMs'>,
  steps: WithdrawalSteps<P, T>,
): Promise<WithdrawOutcome> => {
  const { code } = steps
  const planned = await Promise.resolve()
    .then(() => steps.plan())
    .catch((error: unknown) => ({ refusal: rejectedBeforeSending(error) }))
  if ('refusal' in planned) return planned.refusal
  const unapproved = rejectDebit(order, planned.debit, http.table.institution)
  if (unapproved !== undefined) return unapproved
  const { http: own, ...submission } = steps.submission(planned.plan)
  if (code !== undefined && !codePattern.test(code)) return { kind: 'secondFactorRefused', factor: submission.factor }
  const submitted = withCode(await submitOnce(own ?? http, { ...submission, notAfterMs: order.notAfterMs }), code)
  return submitted.kind === 'created' ? { kind: 'accepted', ...steps.accepted(submitted.value) } : submitted
}

export interface Submission<T> {
  request: EgressRequest
  check: Check<T>
  secrets: readonly string[]
  /** How the institution sends its codes, if it requires one. */
  factor: 'totp' | 'sms' | 'email'
  /** User instructions for allowing an address, for institutions that require it. */
  howToWhitelist: string
  /** Unix milliseconds; see `WithdrawalOrder`. */
  notAfterMs: number | undefined
}

type Submitted<T> = { kind: 'created'; value: T } | WithdrawOutcome

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
  // Our own budget rejected the call before it was sent.
  if (error instanceof ConnectorError && error.upstreamCode === 'budget') return rejectedBeforeSending(error)
  return error instanceof EgressError && !error.maybeSent
    ? unreached(`${institution} could not be reached; no funds have moved`, error.kind)
    : unknown(institution)
}

/**
 * The one call that moves money: sent exactly once, never thrown out of. `rejected` only for an error that a row
 * with a source names (`createdNothing`), or when it is certain that no byte left; whatever else happens is `unknown`.
 */
export const submitOnce = async <T>(http: HttpContext, submission: Submission<T>): Promise<Submitted<T>> => {
  const { institution } = http.table
  if (submission.notAfterMs !== undefined && steadyMs(http.clock) >= submission.notAfterMs)
    return rejected('refused', `The request to ${institution} expired before it was sent; no funds have moved`)
  let response: EgressResponse
  try {
    response = await http.egress.request({ timeoutMs, ...submission.request })
  } catch (error) {
    return noAnswer(institution, error)
  }
  const { check } = submission
  const judging = { check, table: http.table, common: moneyRules, nowMs: http.clock.nowMs() }
  const reply = await judgeReply(response, judging)
  if (reply.kind === 'ok') return { kind: 'created', value: reply.value }
  if (reply.kind !== 'rejected' || !isCertainRefusal(reply.rule, reply.error)) return unknown(institution)
  return refusal(submission, institution, reply.rule, reply.error)
}
