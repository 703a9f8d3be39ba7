import { findNetwork } from '@rialto/catalog'
import { previewPayout } from '@rialto/core'
import { defined } from '@rialto/defined'

import type { LinkHandler } from '../../handler.ts'

export const previewPayoutHandler: LinkHandler<'previewPayout'> = async (ctx, { session, body }) => {
  const { payout, to, toName, connection, isNewAddress } = await previewPayout(ctx, session, body.connectionId)
  return {
    amount: payout.amount,
    symbol: payout.symbol,
    networkName: findNetwork(payout.networkId)?.name ?? '',
    toName,
    accountName: connection.accountName,
    address: to.address,
    ...defined({ addressTag: to.tag }),
    isNewAddress,
  }
}
