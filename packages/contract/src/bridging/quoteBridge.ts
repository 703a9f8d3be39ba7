import Type from 'typebox'

import { operation } from '../operation.ts'
import { nullableNumber } from '../shared/decimalNumber.ts'
import { withUsage } from '../shared/hints.ts'
import { Pair, PairWithAddress } from './pair.ts'

const Fee = Type.Object(
  {
    kind: Type.String({
      description:
        'Kind of fee, for example `providerRelayerGas`, `providerRelayerService` or `originGas`. Providers may add others.',
    }),
    label: Type.String({ description: 'Display name of the fee.' }),
    amount: Type.Number({ description: 'Fee, in whole units of `asset`.' }),
    asset: Type.String({ description: 'Symbol of the asset in which the fee is charged.' }),
    amountUsd: nullableNumber('Fee in USD. `null` if the asset has no price.'),
    includedInEstimate: Type.Boolean({
      description: '`true` if the fee is deducted from the payout. `false` if the sender pays it on top of the amount.',
    }),
  },
  { title: 'BridgingFee', description: 'One fee of a bridged transfer.' },
)

export const quoteBridgeOperation = operation({
  id: 'quoteBridge',
  method: 'POST',
  paths: ['/bridging/quote'],
  tag: 'Headless bridging',
  summary: 'Get a bridging quote',
  description:
    'Returns an estimate of a bridged transfer’s payout, and its fees. Nothing is stored, and the quote does not bind a later bridging address.',
  permission: 'read',
  feature: 'bridging',
  body: Type.Object(
    {
      origin: withUsage(Pair, 'The pair that is paid in.'),
      destination: withUsage(PairWithAddress, 'The pair to pay out, and the address that receives it.'),
      amount: Type.Number({
        exclusiveMinimum: 0,
        maximum: 1_000_000_000,
        description: 'Amount to pay in, in whole units of the origin asset. A JSON number; a string is rejected.',
      }),
    },
    { title: 'QuoteBridgeRequest', description: 'The transfer to quote.' },
  ),
  content: Type.Object(
    {
      origin: Type.Object(
        { ...Pair.properties, amount: Type.Number({ description: 'Amount to pay in, in the origin asset.' }) },
        { title: 'BridgingQuoteOrigin', description: 'The pay-in.' },
      ),
      destination: Type.Object(
        {
          ...PairWithAddress.properties,
          estimatedAmount: Type.Number({
            description: 'Estimated payout in the destination asset, after the fees with `includedInEstimate` `true`.',
          }),
          minimumAmount: nullableNumber(
            'Indicative payout at the configured slippage tolerance, in the destination asset. `null` if not known.',
          ),
        },
        { title: 'BridgingQuoteDestination', description: 'The payout.' },
      ),
      fees: Type.Object(
        {
          items: Type.Array(Fee, { description: 'All fees.' }),
          totalUsd: nullableNumber('Sum of the fees that are deducted from the payout, in USD. `null` if not known.'),
        },
        { title: 'BridgingFees', description: 'Fees of the transfer.' },
      ),
      rate: Type.Number({
        description: 'Destination units per origin unit after fees: `estimatedAmount` divided by `amount`.',
      }),
      quotedAt: Type.Integer({ description: 'When the quote was made, in Unix seconds.' }),
      warnings: Type.Array(Type.String({ description: 'A warning for developers.' }), { description: 'Warnings.' }),
    },
    { title: 'BridgingQuote', description: 'An estimate of a bridged transfer.' },
  ),
  errors: [
    'invalidField',
    'missingField',
    'permissionDenied',
    'badRequest',
    'amountBelowMinimum',
    'amountExceedsMaximum',
    'bridgeUnavailable',
    'unavailableForLegalReasons',
  ],
})
