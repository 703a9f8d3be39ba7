import Type from 'typebox'

import { operation } from '../operation.ts'
import { Uuid } from '../shared/uuid.ts'
import { Pair, PairWithAddress } from './pair.ts'

export const createBridgingAddressOperation = operation({
  id: 'createBridgingAddress',
  method: 'POST',
  paths: ['/bridging/address'],
  tag: 'Headless bridging',
  summary: 'A single-use address that turns a pay-in into a payout elsewhere',
  permission: 'write',
  feature: 'bridging',
  body: Type.Object({
    userId: Type.String({ minLength: 1, maxLength: 384 }),
    /** With `userId` it names the transfer. */
    transactionId: Type.String({ minLength: 1, maxLength: 128 }),
    origin: Pair,
    destination: PairWithAddress,
  }),
  content: Type.Object({
    tracking: Type.Object({ userId: Type.String(), transactionId: Type.String(), transferId: Uuid }),
    selectedRoute: Type.Object({
      origin: Pair,
      bridgingAddress: Type.Object({ address: Type.String() }),
      destination: PairWithAddress,
    }),
    constraints: Type.Object({
      /** Decimal string, in the origin asset. A hint, not enforced. */
      minimumAmount: Type.String(),
      maximumAmount: Type.Unsafe<string | null>({ type: 'string', nullable: true }),
      /** Unix seconds. */
      expirationTime: Type.Unsafe<number | null>({ type: 'integer', nullable: true }),
      singleUseAddress: Type.Boolean(),
    }),
    warnings: Type.Array(Type.String()),
  }),
  errors: [
    'invalidField',
    'missingField',
    'permissionDenied',
    'badRequest',
    'amountBelowMinimum',
    'amountExceedsMaximum',
    'conflict',
    'tooManyRequest',
    'unavailableForLegalReasons',
  ],
})
