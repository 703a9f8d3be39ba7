import { createBridgingAddress } from '@rialto/core'

import type { Handler } from '../../handler.ts'

export const createBridgingAddressHandler: Handler<'createBridgingAddress'> = async (ctx, { body, scope }) => {
  const address = await createBridgingAddress(ctx, scope, body)
  const { userId, transactionId, transferId, origin, destination, minimumAmount, issued } = address
  const minimum = minimumAmount === undefined ? [] : [`Minimum transfer amount: ${minimumAmount} ${origin.asset}.`]
  return {
    tracking: { userId, transactionId, transferId },
    selectedRoute: { origin, bridgingAddress: { address: issued.address }, destination },
    constraints: {
      minimumAmount: minimumAmount ?? '0',
      maximumAmount: null,
      expirationTime: issued.expiresAtMs === undefined ? null : Math.floor(issued.expiresAtMs / 1000),
      singleUseAddress: true,
    },
    warnings: [...minimum, ...issued.warnings],
  }
}
