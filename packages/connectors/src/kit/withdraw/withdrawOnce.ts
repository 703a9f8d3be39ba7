import type { WithdrawalOrder, WithdrawOutcome } from '@rialto/core'
import { rejectedBeforeSending } from './rejection.ts'
import { type Submission, submitOnce, type Submitted } from './submitOnce.ts'
import type { HttpContext } from '../http/errorTable.ts'

/** What the reads before the money call came to: how to make it, or why not to. */
export type Planned<P> = { plan: P } | { refusal: WithdrawOutcome }

export interface WithdrawalSteps<P, T> {
  /** Everything that can be said without sending. Runs first; when it throws, nothing was sent. */
  plan(): Promise<Planned<P>>
  /** `http`: by what this very call is sent and read, where that is more than every call's. */
  submission(plan: P): Omit<Submission<T>, 'notAfterMs'> & { http?: HttpContext }
  /** What the institution calls what it created. */
  accepted(value: T): { upstreamId: string; hash?: string }
  /** The user's one-time code, where one was asked for. */
  code?: string | undefined
}

/** What a one-time code looks like: also what may stand in a header. */
const codePattern = /^[0-9A-Za-z]{4,12}$/

/** Asked for a code although one was sent: that code was not taken. */
const withCode = <T>(submitted: Submitted<T>, code: string | undefined): Submitted<T> =>
  submitted.kind === 'secondFactorRequired' && code !== undefined
    ? { kind: 'secondFactorRefused', factor: submitted.factor }
    : submitted

/**
 * A withdrawal from plan to outcome: reads, then exactly one call that moves money. What went wrong before that call is
 * `rejected` with nothing sent; after it, see `submitOnce`.
 */
export const withdrawOnce = async <P, T>(
  http: HttpContext,
  order: Pick<WithdrawalOrder, 'notAfterMs'>,
  steps: WithdrawalSteps<P, T>,
): Promise<WithdrawOutcome> => {
  const { code } = steps
  const planned = await Promise.resolve()
    .then(() => steps.plan())
    .catch((error: unknown) => ({ refusal: rejectedBeforeSending(error) }))
  if ('refusal' in planned) return planned.refusal
  const { http: own, ...submission } = steps.submission(planned.plan)
  if (code !== undefined && !codePattern.test(code)) return { kind: 'secondFactorRefused', factor: submission.factor }
  const submitted = withCode(await submitOnce(own ?? http, { ...submission, notAfterMs: order.notAfterMs }), code)
  return submitted.kind === 'created' ? { kind: 'accepted', ...steps.accepted(submitted.value) } : submitted
}
