import Type from 'typebox'

import { operation } from '../operation.ts'
import { authToken, institutionErrors, symbolInput } from '../shared/connectionRequest.ts'
import { assetAmount, positiveAmount, TransferFee } from '../shared/decimalNumber.ts'
import { BrokerType, BrokerTypeInput } from '../shared/enums.ts'
import { withUsage } from '../shared/hints.ts'
import { networkId, uuid } from '../shared/uuid.ts'
import { refundAddressTag } from './refundAddressTag.ts'

const CombinedSource = Type.Object(
  {
    fromAuthToken: authToken('Access token or `tokenId` of an account of the user.'),
    fromType: withUsage(BrokerTypeInput, 'Integration type of the account.'),
  },
  { title: 'CombinedSource', description: 'An account that may pay a part.' },
)

const PreviewedPart = Type.Object(
  {
    previewId: uuid('Id of the part. Execute it with POST `/transfers/managed/execute` and the account’s own token.'),
    sourceIndex: Type.Integer({ description: 'Position in `sources` of the account that pays this part.' }),
    fromType: BrokerType,
    ...assetAmount('amount', 'What arrives from this account, in whole units of the asset.'),
    amountInFiat: Type.Number({ description: 'What arrives from this account, in USD.' }),
    institutionTransferFee: withUsage(TransferFee, 'Fee that the institution charges on top.'),
    refundAddress: Type.Optional(Type.String({ description: 'Address for sending this part back to the user.' })),
    refundAddressTag,
  },
  { title: 'PreviewedPart', description: 'What one account pays.' },
)

export const combineTransferOperation = operation({
  id: 'combineTransfer',
  method: 'POST',
  paths: ['/transfers/managed/combine'],
  tag: 'Managed transfers',
  summary: 'Preview a transfer from several accounts',
  description:
    'Returns the price and fees of one transfer that several accounts of a user pay together, in the fewest parts that make up exactly the amount, and then at the lowest fees. Show the parts to the user, then execute each with POST `/transfers/managed/execute`, one after the other: the next one when the one before was accepted. The transfer (`transferId`) begins with the first part, ends with success when all of them have arrived, and is the one payment of its `transactionId`: no other transfer of that order can begin meanwhile, and the parts can never pay more than its amount together. Webhooks report the transfer, not its parts; its record lists them in `parts`. If a part fails while others are on their way, repeat the request with `transferId` and `sources` only: it returns new parts for what is missing. If no part was sent, the transfer fails and the order can be paid in another way. Fees are added to the amount, and nothing is converted.',
  permission: 'write',
  body: Type.Object(
    {
      sources: Type.Array(CombinedSource, {
        minItems: 1,
        maxItems: 10,
        description: 'Accounts of one user that may pay. Each is used at most once.',
      }),
      maximumParts: Type.Optional(
        Type.Integer({ minimum: 1, maximum: 5, description: 'How many accounts may pay together. Default 5.' }),
      ),
      transferId: Type.Optional(
        uuid('A combined transfer that lacks a part. Send it with `sources` only; the rest is that of the transfer.'),
      ),
      toAddress: Type.Optional(
        Type.String({ minLength: 1, maxLength: 200, description: 'Address that receives the asset.' }),
      ),
      addressTag: Type.Optional(
        Type.String({ maxLength: 128, description: 'Destination tag or memo, for networks that use one.' }),
      ),
      networkId: Type.Optional(networkId()),
      symbol: Type.Optional(symbolInput()),
      amount: Type.Optional(positiveAmount('Amount, in whole units of the asset. Send this or `amountInFiat`.')),
      amountInFiat: Type.Optional(positiveAmount('Amount, in USD. Send this or `amount`.')),
      transactionId: Type.Optional(
        Type.String({
          maxLength: 128,
          description: 'Your id of the transaction. The transfer and its webhooks carry it.',
        }),
      ),
    },
    {
      title: 'CombineTransferRequest',
      description: 'The transfer to price. Without `transferId`, address, network, symbol and an amount are required.',
    },
  ),
  content: Type.Object(
    {
      transferId: uuid('Id of the combined transfer. It exists once a part has been executed.'),
      previewExpiresIn: Type.Integer({
        description: 'Seconds until the first part must have been executed. The others may follow for ten minutes.',
      }),
      toAddress: Type.String({ description: 'Address that receives the asset.' }),
      addressTag: Type.Optional(Type.String({ description: 'Destination tag or memo of `toAddress`.' })),
      symbol: Type.String({ description: 'Symbol of the asset.' }),
      networkId: networkId(),
      networkName: Type.String({ description: 'Display name of the network.' }),
      ...assetAmount('amountToReceive', 'What these parts pay together, in whole units of the asset.'),
      amountToReceiveInFiat: Type.Number({ description: 'What these parts pay together, in USD.' }),
      ...assetAmount('totalEstimatedAmount', 'What leaves the accounts, fees included, in whole units of the asset.'),
      totalEstimatedAmountInFiat: Type.Number({ description: 'What leaves the accounts, fees included, in USD.' }),
      parts: Type.Array(PreviewedPart, { description: 'The parts, the largest first.' }),
    },
    { title: 'CombinedTransferPreview', description: 'What the transfer costs, and who pays what of it.' },
  ),
  errors: [
    'invalidField',
    'missingField',
    'permissionDenied',
    'invalidAddress',
    'networkNotSupported',
    'insufficientFunds',
    'unavailableForLegalReasons',
    'notFound',
    'conflict',
    ...institutionErrors,
  ],
})
