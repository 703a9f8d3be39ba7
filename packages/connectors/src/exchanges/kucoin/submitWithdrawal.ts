import { parseDecimal } from '@rialto/catalog'
import type { Credentials, WithdrawalOrder, WithdrawOutcome } from '@rialto/core'
import { withdrawOnce } from '../../kit/withdrawOnce.ts'
import type { KucoinContext } from './context.ts'
import { keyOf, secretsOf, signedPost } from './context.ts'
import { kucoinWithdrawErrors } from './errors.ts'
import type { WithdrawalPlan } from './planWithdrawal.ts'
import { planWithdrawal } from './planWithdrawal.ts'
import { remarkOf } from './remarkOf.ts'
import { isCreated } from './schemas.ts'

const path = '/api/v3/withdrawals'

/**
 * `isInner` false: on chain, so that there is a transaction to see. `feeDeductType` EXTERNAL: the amount is what arrives,
 * and the fee comes on top. KuCoin takes amounts as JSON numbers: the digits are put in as they are, never through a float.
 */
const bodyOf = (order: WithdrawalOrder, { chain }: WithdrawalPlan): string => {
  const text = JSON.stringify({
    currency: order.symbol,
    chain,
    toAddress: order.address,
    ...(order.tag === undefined ? {} : { memo: order.tag }),
    withdrawType: 'ADDRESS',
    isInner: false,
    feeDeductType: 'EXTERNAL',
    remark: remarkOf(order.reference),
  })
  return `${text.slice(0, -1)},"amount":${parseDecimal(order.amount) ?? '0'}}`
}

const howToWhitelist = ({ address }: WithdrawalOrder): string =>
  `Add ${address}, spelled exactly like this, to the favorite addresses of your KuCoin account for this coin and network, or turn off the restriction to favorite addresses, then try again`

export const submitWithdrawal = (
  context: KucoinContext,
  credentials: Credentials,
  order: WithdrawalOrder,
): Promise<WithdrawOutcome> =>
  context.clock.submit(() =>
    withdrawOnce({ ...context.http, table: kucoinWithdrawErrors }, order, {
      plan: async () => planWithdrawal(context, keyOf(credentials), order),
      submission: plan => {
        const key = keyOf(credentials)
        return {
          request: signedPost(context, key, path, bodyOf(order, plan)),
          check: isCreated,
          secrets: secretsOf(key),
          factor: 'totp',
          howToWhitelist: howToWhitelist(order),
        }
      },
      accepted: ({ data }) => ({ upstreamId: data.withdrawalId }),
    }),
  )
