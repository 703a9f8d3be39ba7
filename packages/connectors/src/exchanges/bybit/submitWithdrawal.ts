import type { Credentials, WithdrawalOrder, WithdrawOutcome } from '@rialto/core'
import { upstreamReference } from '../../kit/upstreamReference.ts'
import { withdrawOnce } from '../../kit/withdrawOnce.ts'
import type { BybitContext } from './context.ts'
import { keyOf, signedPost } from './context.ts'
import { bybitWithdrawErrors } from './errors.ts'
import type { WithdrawalPlan } from './planWithdrawal.ts'
import { planWithdrawal } from './planWithdrawal.ts'
import { isCreated } from './schemas.ts'

const path = '/v5/asset/withdraw/create'
const howToWhitelist =
  'Add the address to the address book of your Bybit account (Assets, Withdraw, Address Book), for this coin and network, then try again'

/**
 * `forceChain` 1: on chain even when the address is another Bybit user's, so that there is a transaction to see. `feeType`
 * 0: the amount is what arrives, and the fee comes on top.
 */
const bodyOf = (context: BybitContext, order: WithdrawalOrder, plan: WithdrawalPlan) => ({
  coin: order.symbol,
  chain: plan.chain,
  address: plan.address,
  ...(order.tag === undefined ? {} : { tag: order.tag }),
  amount: order.amount,
  timestamp: context.clock.nowMs(),
  forceChain: 1,
  accountType: plan.accountType,
  feeType: 0,
  requestId: upstreamReference(context.descriptor.withdrawal, order.reference),
})

export const submitWithdrawal = (
  context: BybitContext,
  credentials: Credentials,
  order: WithdrawalOrder,
): Promise<WithdrawOutcome> =>
  context.clock.submit(() =>
    withdrawOnce({ ...context.http, table: bybitWithdrawErrors }, order, {
      plan: async () => planWithdrawal(context, keyOf(credentials), order),
      submission: plan => {
        const key = keyOf(credentials)
        return {
          request: signedPost(context, key, path, bodyOf(context, order, plan)),
          check: isCreated,
          secrets: [key.key, key.secret],
          factor: 'totp',
          howToWhitelist,
        }
      },
      accepted: ({ result }) => ({ upstreamId: result.id }),
    }),
  )
