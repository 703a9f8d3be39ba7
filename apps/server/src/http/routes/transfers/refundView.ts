import type { TaggedAddress } from '@rialto/catalog'
import { defined } from '@rialto/defined'

/** The refund address and its tag, which are always shown together. */
export const refundView = ({
  refundTo,
}: {
  refundTo?: TaggedAddress
}): { refundAddress?: string; refundAddressTag?: string } =>
  defined({ refundAddress: refundTo?.address, refundAddressTag: refundTo?.tag })
