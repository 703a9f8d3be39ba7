import Type from 'typebox'

import { enumOf } from '../oneOf.ts'
import { operation } from '../operation.ts'
import { assetAmount, decimalNumber, TransferFee } from '../shared/decimalNumber.ts'
import { BrokerType, TransferState, TransferStatus, TransferType } from '../shared/enums.ts'
import { caseCode, caseCodeInput } from '../shared/caseCode.ts'
import { MoneyLine } from '../shared/moneyLine.ts'
import { PayerSide } from '../shared/payerSide.ts'
import { withUsage } from '../shared/hints.ts'
import { networkId, uuid } from '../shared/uuid.ts'
import { FundingMethod } from './fundingOptions.ts'
import { BridgingTransferDetails } from './bridgingTransferDetails.ts'
import { refundAddressTag } from './refundAddressTag.ts'

const TransferSource = Type.Object(
  {
    id: uuid('Integration id.'),
    type: BrokerType,
    name: Type.String({ description: 'Display name of the institution.' }),
    logoUrl: Type.Optional(Type.String({ description: 'URL of the institution’s logo.' })),
  },
  { title: 'TransferSource', description: 'The institution that the asset comes from.' },
)

const TransferPart = Type.Object(
  {
    transferId: uuid('Id of the part: its `previewId`.'),
    status: TransferStatus,
    statusDetails: Type.Optional(Type.String({ description: 'Why the part failed. You may show it to the user.' })),
    from: TransferSource,
    ...assetAmount('amount', 'What arrives from this account, in whole units of the asset.'),
    withdrawalFee: withUsage(TransferFee, 'Fee that the institution charges.'),
    hash: Type.Optional(
      Type.String({ description: 'Hash of the transaction on the chain. Absent until it is known.' }),
    ),
    infoUrl: Type.Optional(Type.String({ description: 'URL of the transaction in a block explorer.' })),
    refundAddress: Type.Optional(Type.String({ description: 'Address for sending this part back to the user.' })),
    refundAddressTag,
  },
  { title: 'TransferPart', description: 'What one account pays of a combined transfer.' },
)

const AmountsState = enumOf('AmountsState', 'What the fee and the amount that leaves the account are.', {
  planned: 'what the user approved. The institution has not said what it took.',
  actual: 'what the institution took, by its own word. Of bridged transfers, what was paid in and out.',
})

/** Specification, "Managed transfer record"; fields of the published `TransferModel`. */
export const TransferRecord = Type.Object(
  {
    id: uuid('Id of the transfer.'),
    transferId: uuid('Same value as `id`.'),
    clientId: Type.String({ description: 'Your client id.' }),
    clientTransactionId: Type.Optional(Type.String({ description: 'Your id of the transaction.' })),
    institutionTransactionId: Type.Optional(
      Type.String({
        description: 'Id of the transaction at the institution. Absent until the institution returns one.',
      }),
    ),
    userId: Type.String({ description: 'Your id of the end user.' }),
    subClientId: Type.Optional(Type.String({ description: 'Id of the sub-client of the Link session.' })),
    status: TransferStatus,
    statusDetails: Type.Optional(Type.String({ description: 'Why the transfer failed. You may show it to the user.' })),
    ...assetAmount(
      'amount',
      'Amount that was requested, in whole units of the asset: what `amount` means in every answer and event of a transfer.',
    ),
    ...assetAmount('amountToReceive', 'Amount that arrives, in whole units of the asset.'),
    amountInFiat: Type.Number({ description: 'Amount that was requested, in USD.' }),
    amountToReceiveInFiat: Type.Number({ description: 'Amount that arrives, in USD.' }),
    amountInFiatCurrencyCode: Type.String({ description: 'Currency of the amounts in fiat. Always `USD`.' }),
    ...assetAmount('sourceAmount', 'Amount that leaves the account, fee included, in whole units of the asset.'),
    approvedSourceAmountDecimal: Type.Optional(
      Type.String({
        description:
          'The most that the user approved to leave the account, fee included, as a decimal in whole units of the asset. Absent for bridged transfers.',
      }),
    ),
    amountsState: AmountsState,
    moneyLine: MoneyLine,
    payer: Type.Optional(PayerSide),
    state: TransferState,
    caseCode,
    destinationAmount: Type.Optional(
      Type.Number({ description: 'Amount that arrived, in whole units of the asset. Present once it has arrived.' }),
    ),
    destinationAmountDecimal: Type.Optional(
      Type.String({ description: '`destinationAmount` with every digit, as a decimal.' }),
    ),
    destinationAmountInFiat: Type.Optional(
      Type.Number({ description: 'Amount that arrived, in USD. Present once it has arrived.' }),
    ),
    symbol: Type.String({ description: 'Symbol of the asset.' }),
    networkName: Type.String({ description: 'Display name of the network.' }),
    networkId: networkId(),
    networkLogoUrl: Type.Optional(Type.String({ description: 'URL of the network’s logo.' })),
    from: TransferSource,
    destinationAddress: Type.String({ description: 'Address that receives the asset.' }),
    addressTag: Type.Optional(Type.String({ description: 'Destination tag or memo of the destination.' })),
    refundAddress: Type.Optional(
      Type.String({
        description:
          'Address for sending the asset back to the user: the sender’s address for wallets, a deposit address of the user for exchanges.',
      }),
    ),
    refundAddressTag,
    hash: Type.Optional(
      Type.String({ description: 'Hash of the transaction on the chain. Absent until it is known.' }),
    ),
    txHash: Type.Optional(Type.String({ description: 'Same value as `hash`.' })),
    infoUrl: Type.Optional(Type.String({ description: 'URL of the transaction in a block explorer.' })),
    withdrawalFee: withUsage(TransferFee, 'Fee that the institution charges.'),
    processingFee: Type.Optional(
      withUsage(TransferFee, 'Your own fee (`clientFee` of the link token): the part of what arrives that you keep.'),
    ),
    totalFeesAmountInFiat: Type.Number({ description: 'Sum of all fees, in USD.' }),
    totalTransactionAmountInFiat: Type.Number({
      description: 'Value of all that leaves the account, fees included, in USD.',
    }),
    transferType: TransferType,
    isFeeIncluded: Type.Boolean({
      description: '`true` if the fee was deducted from the requested amount. `false` if it was added.',
    }),
    isSmartFundingTransfer: Type.Boolean({
      description: '`true` if the asset was converted or bought at the institution before it was sent.',
    }),
    fundingMethods: Type.Optional(
      Type.Array(FundingMethod, {
        description: 'Where the asset came from, if it was converted or bought first.',
      }),
    ),
    parts: Type.Optional(
      Type.Array(TransferPart, {
        description:
          'Of a combined transfer: what each account pays, also parts that failed. `from` is the account of the largest part; hashes are those of the parts.',
      }),
    ),
    isBridgingTransfer: Type.Boolean({ description: '`true` for transfers through a bridging address.' }),
    bridgingDetails: Type.Optional(
      withUsage(BridgingTransferDetails, 'Details of the bridge. Present for bridged transfers only.'),
    ),
    createdTimestamp: Type.Integer({ description: 'When the transfer was created, in Unix seconds.' }),
    executedTimestamp: Type.Optional(
      Type.Integer({ description: 'When the institution accepted the transfer, in Unix seconds.' }),
    ),
  },
  { title: 'TransferRecord', description: 'A transfer. Values in USD are at the price of the preview.' },
)
export type TransferRecord = Type.Static<typeof TransferRecord>

const seconds = (description: string) =>
  Type.Optional(Type.Integer({ minimum: 0, description, 'x-numericString': true }))

export const listTransfersOperation = operation({
  id: 'listTransfers',
  method: 'GET',
  paths: ['/transfers/managed/platform', '/transfers/managed/mesh'],
  tag: 'Managed transfers',
  summary: 'List transfers',
  description:
    'Returns the transfers made through this service, newest first. Filters are combined: a transfer has to match all of them. To get one transfer, send its id as `Id`.',
  permission: 'read',
  query: Type.Object({
    Count: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 100,
        description: 'Number of transfers to return. Default 10.',
        'x-numericString': true,
      }),
    ),
    Offset: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 1_000_000,
        description:
          'Number of transfers to skip. Default 0. For many pages use `Cursor`, which costs the same for each.',
        'x-numericString': true,
      }),
    ),
    Cursor: Type.Optional(
      Type.String({
        maxLength: 60,
        pattern: '^[0-9a-z]{1,9}-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
        description:
          '`nextCursor` of the page before, for the page that follows it. Send the same filters again. Only in order of `createdTimestamp`.',
      }),
    ),
    Id: Type.Optional(uuid('Id of the transfer.')),
    CaseCode: caseCodeInput('Short code of the transfer, in any case, with or without the hyphen.'),
    ClientTransactionId: Type.Optional(Type.String({ maxLength: 128, description: 'Your id of the transaction.' })),
    UserId: Type.Optional(Type.String({ maxLength: 384, description: 'Your id of the end user.' })),
    IntegrationIds: Type.Optional(
      Type.Array(uuid('Integration id.'), {
        maxItems: 100,
        description: 'Only transfers from these integrations. Repeat the parameter for several.',
        'x-repeats': true,
      }),
    ),
    Statuses: Type.Optional(
      Type.Array(TransferStatus, {
        maxItems: 5,
        description: 'Only transfers with these statuses. Repeat the parameter for several.',
        'x-repeats': true,
      }),
    ),
    FromTimestamp: seconds('Only transfers created at this time or later, in Unix seconds.'),
    ToTimestamp: seconds('Only transfers created at this time or earlier, in Unix seconds.'),
    MinAmountInFiat: Type.Optional(decimalNumber('Only transfers of at least this amount, in USD.')),
    MaxAmountInFiat: Type.Optional(decimalNumber('Only transfers of at most this amount, in USD.')),
    OrderBy: Type.Optional(
      enumOf('TransferOrder', 'Field to sort by. Default `createdTimestamp`, newest first.', {
        id: 'id of the transfer.',
        clientTransferId: 'your id of the transaction.',
        userId: 'your id of the end user.',
        fromType: 'integration type of the source.',
        amountInFiat: 'amount in USD.',
        status: 'status.',
        createdTimestamp: 'time of creation.',
        symbol: 'symbol of the asset.',
        networkName: 'network.',
      }),
    ),
    Hash: Type.Optional(Type.String({ maxLength: 128, description: 'Hash of the transaction on the chain.' })),
    SubClientId: Type.Optional(Type.String({ maxLength: 200, description: 'Id of a sub-client.' })),
    DescendingOrder: Type.Optional(
      Type.Boolean({
        description: '`true`: sort in descending order. Default `false` with `OrderBy`, otherwise `true`.',
        'x-booleanString': true,
      }),
    ),
    IsSandBox: Type.Optional(
      Type.Boolean({
        description:
          'Only transfers of this environment. An API key sees its own environment only; asking for the other returns nothing.',
        'x-booleanString': true,
      }),
    ),
  }),
  content: Type.Object(
    {
      items: Type.Array(TransferRecord, { description: 'Transfers of this page.' }),
      total: Type.Integer({
        maximum: 10_000,
        description: 'Number of transfers that match, on all pages; `10000` means that many or more.',
      }),
      nextCursor: Type.Optional(
        Type.String({ description: '`Cursor` for the next page. Absent on the last page and in other orders.' }),
      ),
    },
    { title: 'TransferPage', description: 'One page of transfers.' },
  ),
  errors: ['invalidField', 'permissionDenied'],
})
