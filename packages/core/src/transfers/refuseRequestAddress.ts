import { defined } from '@rialto/defined'

import { ApiError } from '../kernel/apiError.ts'
import type { Context } from '../context.ts'

/**
 * Rejects the address of a payment request as the destination of a connected account: its payment would count twice,
 * as the account's transfer and as a payment to the address. @throws ApiError `addressUnavailable`.
 */
export const refuseRequestAddress = async (
  { store, environment }: Pick<Context, 'store' | 'environment'>,
  { networkId, address, tag }: { networkId: string; address: string; tag: string | undefined },
): Promise<void> => {
  if (await store.paymentRequests.isIssued(environment, networkId, { address, ...defined({ tag }) }))
    throw new ApiError('addressUnavailable', { message: 'toAddress: this address belongs to a payment request.' })
}
