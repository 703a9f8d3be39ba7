import Type from 'typebox'

import { operation } from '../operation.ts'
import { withUsage } from '../shared/hints.ts'
import { uuid } from '../shared/uuid.ts'
import { Pair, PairWithAddress } from './pair.ts'

const origin = withUsage(Pair, 'The pair that is paid in.')

const Tracking = Type.Object(
  {
    userId: Type.String({ description: '`userId` of the request.' }),
    transactionId: Type.String({ description: '`transactionId` of the request.' }),
    transferId: uuid('Id of the transfer, in webhooks and in GET `/transfers/managed/platform`.'),
  },
  { title: 'BridgingTracking', description: 'Ids that identify the transfer.' },
)

const SelectedRoute = Type.Object(
  {
    origin,
    bridgingAddress: Type.Object(
      { address: Type.String({ description: 'Address on the origin network that takes the pay-in. Single use.' }) },
      { title: 'BridgingDepositAddress', description: 'Destination of the pay-in.' },
    ),
    destination: withUsage(PairWithAddress, 'The pair that is paid out, and the address that receives it.'),
  },
  { title: 'SelectedBridgingRoute', description: 'The route of the transfer.' },
)

const Constraints = Type.Object(
  {
    minimumAmount: Type.String({
      description: 'Smallest pay-in, as a decimal string in the origin asset. A hint for display; it is not enforced.',
    }),
    maximumAmount: Type.Unsafe<string | null>({
      type: 'string',
      nullable: true,
      description: 'Largest pay-in. Currently always `null`.',
    }),
    expirationTime: Type.Unsafe<number | null>({
      type: 'integer',
      nullable: true,
      description: 'When the address expires, in Unix seconds. `null` if it does not expire.',
    }),
    singleUseAddress: Type.Boolean({ description: '`true` if the address takes one pay-in only.' }),
  },
  { title: 'BridgingConstraints', description: 'Limits of the pay-in.' },
)

export const createBridgingAddressOperation = operation({
  id: 'createBridgingAddress',
  method: 'POST',
  paths: ['/bridging/address'],
  tag: 'Headless bridging',
  summary: 'Create a bridging address',
  description: `Returns a single-use address. What is paid in there is bridged and paid out to the destination, less fees. Send only the origin asset, on the origin network. No amount is accepted: what arrives is bridged.

\`userId\` and \`transactionId\` identify the transfer. Repeating the request with the same pairs and address returns the same bridging address while the transfer is in progress; repeating it with other values answers 400 \`badRequest\`. Each pay-in needs a new \`transactionId\`.`,
  permission: 'write',
  feature: 'bridging',
  body: Type.Object(
    {
      userId: Type.String({
        minLength: 1,
        maxLength: 384,
        description: 'Your stable id of the end user. Must not contain personal data.',
      }),
      transactionId: Type.String({
        minLength: 1,
        maxLength: 128,
        description: 'Your id of the transfer. Together with `userId` it makes the request idempotent.',
      }),
      origin,
      destination: withUsage(PairWithAddress, 'The pair to pay out, and the address that receives it.'),
    },
    { title: 'CreateBridgingAddressRequest', description: 'The transfer to create an address for.' },
  ),
  content: Type.Object(
    {
      tracking: Tracking,
      selectedRoute: SelectedRoute,
      constraints: Constraints,
      warnings: Type.Array(Type.String({ description: 'A warning for developers.' }), {
        description: 'Warnings, for example about a minimum amount.',
      }),
    },
    { title: 'BridgingAddress', description: 'A bridging address and how to use it.' },
  ),
  errors: [
    'invalidField',
    'missingField',
    'permissionDenied',
    'badRequest',
    'amountBelowMinimum',
    'amountExceedsMaximum',
    'conflict',
    'bridgeUnavailable',
    'unavailableForLegalReasons',
  ],
})
