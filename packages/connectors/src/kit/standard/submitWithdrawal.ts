import type { Credentials, WithdrawalOrder, WithdrawOutcome } from '@rialto/core'
import type { Check } from '@rialto/contract'
import { withRules } from '../http/errorTable.ts'
import { withdrawSigned } from '../withdraw/withdrawOnce.ts'
import { planWithdrawal } from './planWithdrawal.ts'
import type { StandardContext, StandardExchange } from './standardExchange.ts'
import { upstreamReference } from '../matching/foundWithdrawal.ts'

/** The one call that moves money. It is checked against the order before it is sent. */
export const submitWithdrawal = (
  context: StandardContext,
  credentials: Credentials,
  exchange: StandardExchange,
  order: WithdrawalOrder,
): Promise<WithdrawOutcome> => {
  const { descriptor, http } = context
  const { withdrawals } = exchange
  const reference = upstreamReference(descriptor.withdrawal, order.reference)
  const created = (body: unknown) => withdrawals?.created(body, { reference })
  const check: Check<unknown> = (body): body is unknown => created(body) !== undefined
  return withdrawSigned(context, credentials, order, {
    plan: access => planWithdrawal(context, access, exchange, order),
    call: plan => {
      // For an exchange without withdrawals the plan is a rejection.
      if (withdrawals === undefined) throw new Error(`${descriptor.type} does not support withdrawals`)
      return { ...withdrawals.call(plan), mustContain: [plan.address, plan.amount] }
    },
    check,
    accepted: body => ({ upstreamId: created(body) ?? '' }),
    factor: 'totp',
    howToWhitelist: withdrawals?.howToWhitelist ?? '',
    table: withRules(http.table, withdrawals?.rules ?? []),
  })
}
