import type { Credentials, WithdrawalOrder, WithdrawOutcome } from '@rialto/core'
import { upstreamReference } from '../../kit/upstreamReference.ts'
import { withdrawOnce } from '../../kit/withdrawOnce.ts'
import type { OkxContext } from './context.ts'
import { keyOf, secretsOf, signedPost } from './context.ts'
import { okxWithdrawErrors } from './errors.ts'
import type { WithdrawalPlan } from './planWithdrawal.ts'
import { planWithdrawal } from './planWithdrawal.ts'
import { isCreated } from './schemas.ts'

const path = '/api/v5/asset/withdrawal'
const howToWhitelist =
  'Add the address to the verified addresses of your OKX account (Assets, Withdraw, Address book), for this coin and network, then try again'

/** `dest` 4: on chain. The amount is what arrives; the fee comes on top. */
const bodyOf = (context: OkxContext, order: WithdrawalOrder, { chain, toAddr }: WithdrawalPlan) => ({
  ccy: order.symbol,
  amt: order.amount,
  dest: '4',
  toAddr,
  chain,
  clientId: upstreamReference(context.descriptor.withdrawal, order.reference),
})

export const submitWithdrawal = (
  context: OkxContext,
  credentials: Credentials,
  order: WithdrawalOrder,
): Promise<WithdrawOutcome> =>
  context.clock.submit(() =>
    withdrawOnce({ ...context.http, table: okxWithdrawErrors }, order, {
      plan: async () => planWithdrawal(context, keyOf(credentials), order),
      submission: plan => {
        const key = keyOf(credentials)
        return {
          request: signedPost(context, key, path, bodyOf(context, order, plan)),
          check: isCreated,
          secrets: secretsOf(key),
          factor: 'totp',
          howToWhitelist,
        }
      },
      accepted: ({ data }) => ({ upstreamId: data[0]?.wdId ?? '' }),
    }),
  )
