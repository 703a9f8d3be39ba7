import Type from 'typebox'

import { operation } from '../operation.ts'
import { Pair, PairWithAddress } from './pair.ts'

const Fee = Type.Object({
  /** `providerRelayerGas`, `providerRelayerService`, `originGas` and what else a provider charges for. */
  kind: Type.String(),
  label: Type.String(),
  amount: Type.Number(),
  /** What the fee is charged in. */
  asset: Type.String(),
  /** Null where nobody prices the fee. */
  amountUsd: Type.Unsafe<number | null>({ type: 'number', nullable: true }),
  /** False: paid by the sender, not taken from the payout. */
  includedInEstimate: Type.Boolean(),
})

export const quoteBridgeOperation = operation({
  id: 'quoteBridge',
  method: 'POST',
  paths: ['/bridging/quote'],
  tag: 'Headless bridging',
  summary: 'What a bridged transfer would pay out. Nothing is stored',
  permission: 'read',
  feature: 'bridging',
  body: Type.Object({
    origin: Pair,
    destination: PairWithAddress,
    /** In the origin asset. */
    amount: Type.Number({ exclusiveMinimum: 0, maximum: 1_000_000_000, 'x-numericString': true }),
  }),
  content: Type.Object({
    origin: Type.Object({ ...Pair.properties, amount: Type.Number() }),
    destination: Type.Object({
      ...PairWithAddress.properties,
      /** Net of the fees included in it. */
      estimatedAmount: Type.Number(),
      /** At the configured slippage; indicative. */
      minimumAmount: Type.Unsafe<number | null>({ type: 'number', nullable: true }),
    }),
    fees: Type.Object({
      items: Type.Array(Fee),
      /** Of the fees taken from the payout. */
      totalUsd: Type.Unsafe<number | null>({ type: 'number', nullable: true }),
    }),
    /** Destination units per origin unit, net of fees. */
    rate: Type.Number(),
    /** Unix seconds. */
    quotedAt: Type.Integer(),
    warnings: Type.Array(Type.String()),
  }),
  errors: [
    'invalidField',
    'missingField',
    'permissionDenied',
    'badRequest',
    'amountBelowMinimum',
    'amountExceedsMaximum',
    'tooManyRequest',
    'unavailableForLegalReasons',
  ],
})
