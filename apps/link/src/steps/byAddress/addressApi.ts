import type { AddressOffers, AddressPayment, AddressPaymentStatus, WithdrawalFees } from '@rialto/contract'
import { defined } from '@rialto/defined'

import type { LinkApi } from '../../api/createApi.ts'

export type AssetPair = { symbol: string; networkId: string }

/** Server operations for orders that are paid by address; loaded with their step. */
export const addressApi = ({ post }: Pick<LinkApi, 'post'>) => ({
  offers: () => post<AddressOffers>('address/offers', {}),
  start: ({ symbol, networkId }: AssetPair, refundAddress?: string) =>
    post<AddressPayment>('address/payments', { symbol, networkId, ...defined({ refundAddress }) }),
  status: ({ symbol, networkId }: AssetPair) => post<AddressPaymentStatus>('address/status', { symbol, networkId }),
  fees: ({ symbol, networkId }: AssetPair) => post<WithdrawalFees>('address/fees', { symbol, networkId }),
  refundTo: ({ symbol, networkId }: AssetPair, to: { address: string; addressTag?: string | undefined }) =>
    post<AddressPayment>('address/refund', { symbol, networkId, ...defined(to) }),
})
