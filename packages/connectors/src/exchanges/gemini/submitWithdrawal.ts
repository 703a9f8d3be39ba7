import type { Credentials, WithdrawalOrder, WithdrawOutcome } from '@rialto/core'
import type { EgressRequest } from '@rialto/egress'
import { upstreamReference } from '../../kit/upstreamReference.ts'
import { withdrawOnce } from '../../kit/withdrawOnce.ts'
import type { GeminiContext } from './context.ts'
import { accessOf, privateEgress, secretsOf } from './context.ts'
import { errorsOf } from './errors.ts'
import { privateRequest } from './geminiRead.ts'
import type { WithdrawalPlan } from './planWithdrawal.ts'
import { planWithdrawal } from './planWithdrawal.ts'
import { withdrawPath } from './readFee.ts'
import { isWithdrawn } from './schemas.ts'

const howToWhitelist =
  'Add the address to the approved addresses of your Gemini account (Settings, Approved addresses). Gemini activates it after seven days'

const requestOf = ({ descriptor }: GeminiContext, order: WithdrawalOrder, { upstream, address }: WithdrawalPlan) =>
  privateRequest(withdrawPath({ symbol: order.symbol, upstream }), {
    address,
    amount: order.amount,
    ...(order.tag === undefined ? {} : { memo: order.tag }),
    clientTransferId: upstreamReference(descriptor.withdrawal, order.reference),
  })

export const submitWithdrawal = (
  context: GeminiContext,
  credentials: Credentials,
  order: WithdrawalOrder,
): Promise<WithdrawOutcome> => {
  const access = () => accessOf(context.way)(credentials)
  const request = (unsigned: EgressRequest) => privateEgress(context, access(), order.notAfterMs).request(unsigned)
  const egress = { ...context.http.egress, request }
  return withdrawOnce({ ...context.http, egress, table: errorsOf(context.way, 'crypto:send') }, order, {
    plan: async () => planWithdrawal(context, access(), order),
    submission: plan => ({
      request: requestOf(context, order, plan),
      check: isWithdrawn,
      secrets: secretsOf(access()),
      factor: 'totp',
      howToWhitelist,
    }),
    accepted: ({ withdrawalId }) => ({ upstreamId: withdrawalId }),
  })
}
