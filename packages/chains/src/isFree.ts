import { type Claims, type FoundPayment, paymentKey } from '@rialto/core'

/** Whether no other transfer has any of the payment. */
export const isFree = (claimed: Claims, { hash, positions }: FoundPayment): boolean =>
  !positions.some(position => claimed.has(paymentKey(hash, position)))
