import { createBridgingAddressOperation } from '@rialto/contract'
import { type Context, createBridgingAddress } from '@rialto/core'
import type { FastifyInstance } from 'fastify'

import { registerOperation } from '../../registerOperation.ts'

export const postBridgingAddress = (app: FastifyInstance, ctx: Context): void =>
  registerOperation(app, ctx, createBridgingAddressOperation, async ({ body, scope }) => {
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
  })
