import Type from 'typebox'

import { oneOf } from '../oneOf.ts'
import { operation } from '../operation.ts'
import { authToken, institutionErrors, symbolInput } from '../shared/connectionRequest.ts'
import { assetAmount, positiveAmount, TransferFee } from '../shared/decimalNumber.ts'
import { BrokerTypeInput, TransferType } from '../shared/enums.ts'
import { MoneyLine } from '../shared/moneyLine.ts'
import { withUsage } from '../shared/hints.ts'
import { networkId, uuid } from '../shared/uuid.ts'
import { FundingMethod, FundingOptions } from './fundingOptions.ts'
import { refundAddressTag } from './refundAddressTag.ts'

const PreviewResult = Type.Object(
  {
    previewId: uuid('Id of the preview. It becomes the `transferId` when the preview is executed.'),
    previewExpiresIn: Type.Integer({ description: 'Seconds until the preview expires.' }),
    fromAddress: Type.Optional(Type.String({ description: 'Address of the sender, if it is known.' })),
    refundAddress: Type.Optional(Type.String({ description: 'Address for sending the asset back to the user.' })),
    refundAddressTag,
    toAddress: Type.String({ description: 'Address that receives the asset.' }),
    addressTag: Type.Optional(Type.String({ description: 'Destination tag or memo of the destination.' })),
    symbol: Type.String({ description: 'Symbol of the asset.' }),
    ...assetAmount('amount', 'Amount that was requested, in whole units of the asset.'),
    amountInFiat: Type.Number({ description: 'Amount that was requested, in USD.' }),
    ...assetAmount(
      'totalEstimatedAmount',
      'The most that leaves the account, fee included, in whole units of the asset: what the user approves.',
    ),
    totalEstimatedAmountInFiat: Type.Number({ description: 'Amount that leaves the account, fee included, in USD.' }),
    ...assetAmount('amountToReceive', 'Amount that arrives, in whole units of the asset.'),
    amountToReceiveInFiat: Type.Number({ description: 'Amount that arrives, in USD.' }),
    moneyLine: MoneyLine,
    networkId: networkId(),
    networkName: Type.String({ description: 'Display name of the network.' }),
    institutionTransferFee: withUsage(TransferFee, 'Fee that the institution charges.'),
    unitPrice: Type.Number({ description: 'Price of one unit of the asset, in USD.' }),
    fiatCurrency: Type.String({ description: 'Currency of the amounts in fiat. Always `USD`.' }),
    clientTransactionId: Type.Optional(Type.String({ description: '`transactionId` of the request.' })),
    transferType: TransferType,
    isFeeIncluded: Type.Boolean({
      description: '`true` if the fee is deducted from the requested amount. `false` if it is added.',
    }),
    fundingMethods: Type.Optional(
      Type.Array(FundingMethod, {
        description:
          'With `fundingOptions`: the order that provides the asset when the preview is executed. Absent if the balance is enough.',
      }),
    ),
    isBridging: Type.Boolean({ description: '`true` if the asset is bridged. Currently always `false`.' }),
  },
  { title: 'TransferPreview', description: 'What the transfer costs and what arrives.' },
)

export const previewTransferOperation = operation({
  id: 'previewTransfer',
  method: 'POST',
  paths: ['/transfers/managed/preview'],
  tag: 'Managed transfers',
  summary: 'Preview a transfer',
  description:
    'Returns the price and fee of a transfer and holds them for a short time. Show the preview to the user, then execute it with POST `/transfers/managed/execute`. Send either `toAddress`, or `toAuthToken` and `toType`; and either `amount` or `amountInFiat`.',
  permission: 'write',
  body: Type.Object(
    {
      fromAuthToken: authToken('Access token or `tokenId` of the account to send from.'),
      fromType: withUsage(BrokerTypeInput, 'Integration type of the account to send from.'),
      toAuthToken: Type.Optional(
        authToken('Access token or `tokenId` of an account of the user to send to, in place of `toAddress`.'),
      ),
      toType: Type.Optional(
        withUsage(BrokerTypeInput, 'Integration type of the account to send to. Required with `toAuthToken`.'),
      ),
      toAddress: Type.Optional(
        Type.String({
          minLength: 1,
          maxLength: 200,
          description: 'Address that receives the asset, in the format of the network.',
        }),
      ),
      addressTag: Type.Optional(
        Type.String({ maxLength: 128, description: 'Destination tag or memo, for networks that use one.' }),
      ),
      networkId: networkId(),
      symbol: symbolInput(),
      amount: Type.Optional(positiveAmount('Amount, in whole units of the asset. Send this or `amountInFiat`.')),
      amountInFiat: Type.Optional(positiveAmount('Amount, in USD. Send this or `amount`.')),
      fiatCurrency: Type.Optional(
        Type.String({ maxLength: 3, description: 'Currency of `amountInFiat`. Only `USD` is supported.' }),
      ),
      transactionId: Type.Optional(
        Type.String({
          maxLength: 128,
          description: 'Your id of the transaction. Transfers and webhooks carry it.',
        }),
      ),
      isInclusiveFeeEnabled: Type.Optional(
        Type.Boolean({
          description: '`true`: the fee is deducted from the amount. `false`: it is added to it. Default `false`.',
        }),
      ),
      fundingOptions: Type.Optional(FundingOptions),
    },
    { title: 'PreviewTransferRequest', description: 'The transfer to price.' },
  ),
  content: Type.Object(
    {
      status: oneOf(
        ['succeeded', 'failed', 'requiresFunding'],
        '`succeeded`: the preview can be executed. `failed`: it was not made. `requiresFunding`: the balance is not enough.',
      ),
      previewResult: Type.Optional(PreviewResult),
    },
    { title: 'PreviewTransferResult', description: 'The preview.' },
  ),
  errors: [
    'invalidField',
    'missingField',
    'permissionDenied',
    'invalidAddress',
    'networkNotSupported',
    'insufficientFunds',
    'amountBelowMinimum',
    'amountExceedsMaximum',
    'unavailableForLegalReasons',
    ...institutionErrors,
  ],
})
