import type { Credentials, WithdrawalOrder, WithdrawOutcome } from '@rialto/core'
import type { ErrorTable } from '../http/errorTable.ts'
import type { ExchangeContext } from '../exchangeContext.ts'
import type { Check } from '@rialto/contract'
import { signedHttp, unsignedRequest } from '../signing/signedHttp.ts'
import type { Endpoint } from '../signing/signer.ts'
import type { Submission } from './submitOnce.ts'
import { type Planned, type WithdrawalSteps, withdrawOnce } from './withdrawOnce.ts'

export interface SignedWithdrawal<A, E extends Endpoint, P, T> extends Pick<
  Submission<T>,
  'factor' | 'howToWhitelist'
> {
  /** Every read before the call, and every reason not to make it. When it throws, nothing was sent. */
  plan(access: A): Promise<Planned<P>>
  /** The one call that moves money. */
  call(plan: P): E
  check: Check<T>
  accepted: WithdrawalSteps<P, T>['accepted']
  /** The user's one-time code, where one was asked for. */
  code?: string | undefined
  /** The errors of this very call. Absent: those of its endpoint. */
  table?: ErrorTable
}

/**
 * A withdrawal from plan to outcome with the exchange's signer: `withdrawOnce`, where credentials that cannot be used are
 * `rejected` with nothing sent, and a refusal for the time of the request puts the clock right for the caller's next one.
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
        return 'plan' in planned ? { plan: { access, planned: planned.plan } } : planned
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
