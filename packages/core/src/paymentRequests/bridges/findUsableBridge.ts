import { compare } from '@rialto/catalog'

import { ApiError } from '../../kernel/apiError.ts'
import type { OriginAsset } from './bridgeEndsOf.ts'
import { bridgePaymentStatus } from './bridgePaymentStatus.ts'
import type { BridgePayment } from './ports.ts'

type Wanted = OriginAsset & Pick<BridgePayment, 'payoutAmount' | 'refundAddress' | 'linkSessionId'>

/**
 * After a pay-in, the same address is returned for every asset. An address whose price has expired, or that was made for another
 * amount or refund address, is not returned again.
 *
 * @throws ApiError `conflict` during a pay-in to an address that another session requested for another refund address, to which
 *   the bridge would return later payments.
 */
export const findUsableBridge = (
  known: readonly BridgePayment[],
  wanted: Wanted,
  nowMs: number,
): BridgePayment | undefined => {
  const statusOf = (one: BridgePayment) => bridgePaymentStatus(one, nowMs)
  const paidIn = known.findLast(one => statusOf(one) === 'pending' || statusOf(one) === 'paidOut')
  if (paidIn && compare(paidIn.payoutAmount, wanted.payoutAmount) >= 0) {
    if (paidIn.linkSessionId === wanted.linkSessionId || paidIn.refundAddress === wanted.refundAddress) return paidIn
    if (statusOf(paidIn) === 'pending') throw paidByOther()
  }
  return known.findLast(
    one =>
      statusOf(one) === 'waiting' &&
      one.networkId === wanted.networkId &&
      one.origin.asset === wanted.symbol &&
      one.linkSessionId === wanted.linkSessionId &&
      one.refundAddress === wanted.refundAddress &&
      compare(one.payoutAmount, wanted.payoutAmount) === 0,
  )
}

const paidByOther = (): ApiError =>
  new ApiError('conflict', {
    message:
      'A payment over a bridge is in progress, and a refund of it would go to another address. Wait until it has ended.',
  })
