import { defined } from '@rialto/defined'

import type { Handler } from '../../handler.ts'

export const listPayoutAddressesHandler: Handler<'listPayoutAddresses'> = async (ctx, { query, scope }) => {
  const addresses = await ctx.store.payouts.listAddresses(scope, query.userId)
  return {
    items: addresses.map(({ networkId, to, toName, succeededPayouts, confirmedAtMs }) => ({
      networkId,
      address: to.address,
      ...defined({ addressTag: to.tag }),
      integrationName: toName,
      succeededPayouts,
      confirmedTimestamp: Math.floor(confirmedAtMs / 1_000),
    })),
  }
}
