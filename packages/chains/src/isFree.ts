import { type Claims, type FoundPayment, paymentKey } from '@rialto/core'

/** Whether no other transfer has claimed any part of the payment. */
export const isFree = (claimed: Claims, { hash, positions }: FoundPayment): boolean =>
  !positions.some(position => claimed.has(paymentKey(hash, position)))
