import type { WithdrawalOrder } from '@rialto/core'
import { sameAddress } from '../../kit/foundWithdrawal.ts'
import type { KrakenContext } from './context.ts'
import { krakenRead } from './krakenRead.ts'
import type { Offer } from './readOffers.ts'
import { isSavedAddresses } from './schemas.ts'
import type { KrakenKey } from './signRequest.ts'

/** The name under which the account has saved the order's address (and tag) for this way, if it has. */
export const findSavedAddress = async (
  context: KrakenContext,
  key: KrakenKey,
  { asset, method }: Offer,
  order: WithdrawalOrder,
): Promise<string | undefined> => {
  const saved = await krakenRead(context, key, {
    method: 'WithdrawAddresses',
    check: isSavedAddresses,
    parameters: { asset, method, verified: 'true' },
  })
  return saved.find(
    row =>
      row.verified !== false &&
      row.method === method &&
      sameAddress(row.address, order.address) &&
      (row.tag ?? row.memo ?? '') === (order.tag ?? ''),
  )?.key
}
