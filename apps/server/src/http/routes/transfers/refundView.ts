import type { TaggedAddress } from '@rialto/catalog'
import { defined } from '@rialto/defined'

/** The address for refunds and its tag, which are never shown one without the other. */
export const refundView = ({
  refundTo,
}: {
  refundTo?: TaggedAddress
}): { refundAddress?: string; refundAddressTag?: string } =>
  defined({ refundAddress: refundTo?.address, refundAddressTag: refundTo?.tag })
