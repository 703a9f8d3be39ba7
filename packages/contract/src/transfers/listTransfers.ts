import Type from 'typebox'

import { oneOf } from '../oneOf.ts'
import { operation } from '../operation.ts'
import { DecimalNumber } from '../shared/decimalNumber.ts'
import { TransferStatus, TransferType } from '../shared/enums.ts'
import { TransferFee } from '../shared/transferFee.ts'
import { Uuid } from '../shared/uuid.ts'
import { BridgingTransferDetails } from './bridgingTransferDetails.ts'

/** Specification, "Managed transfer record"; fields of the published `TransferModel`. Times are Unix seconds. */
export const TransferRecord = Type.Object({
  id: Uuid,
  transferId: Uuid,
  clientId: Type.String(),
  clientTransactionId: Type.Optional(Type.String()),
  institutionTransactionId: Type.Optional(Type.String()),
  userId: Type.String(),
  subClientId: Type.Optional(Type.String()),
  status: TransferStatus,
  /** The user's words for a failure. */
  statusDetails: Type.Optional(Type.String()),
  amount: Type.Number(),
  amountToReceive: Type.Number(),
  amountInFiat: Type.Number(),
  amountToReceiveInFiat: Type.Number(),
  amountInFiatCurrencyCode: Type.String(),
  sourceAmount: Type.Number(),
  destinationAmount: Type.Optional(Type.Number()),
  destinationAmountInFiat: Type.Optional(Type.Number()),
  symbol: Type.String(),
  networkName: Type.String(),
  networkId: Uuid,
  networkLogoUrl: Type.Optional(Type.String()),
  from: Type.Object({ id: Uuid, type: Type.String(), name: Type.String(), logoUrl: Type.Optional(Type.String()) }),
  destinationAddress: Type.String(),
  addressTag: Type.Optional(Type.String()),
  refundAddress: Type.Optional(Type.String()),
  hash: Type.Optional(Type.String()),
  txHash: Type.Optional(Type.String()),
  infoUrl: Type.Optional(Type.String()),
  withdrawalFee: TransferFee,
  /** The client's own (`clientFee` of the link token): the part of what arrives that it keeps. */
  processingFee: Type.Optional(TransferFee),
  totalFeesAmountInFiat: Type.Number(),
  totalTransactionAmountInFiat: Type.Number(),
  transferType: TransferType,
  isFeeIncluded: Type.Boolean(),
  isBridgingTransfer: Type.Boolean(),
  /** Of bridged transfers only. */
  bridgingDetails: Type.Optional(BridgingTransferDetails),
  createdTimestamp: Type.Integer(),
  executedTimestamp: Type.Optional(Type.Integer()),
})
export type TransferRecord = Type.Static<typeof TransferRecord>

export const listTransfersOperation = operation({
  id: 'listTransfers',
  method: 'GET',
  paths: ['/transfers/managed/platform', '/transfers/managed/mesh'],
  tag: 'Managed transfers',
  summary: 'Transfers initiated by the service',
  permission: 'read',
  query: Type.Object({
    Count: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, 'x-numericString': true })),
    Offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000, 'x-numericString': true })),
    Id: Type.Optional(Uuid),
    ClientTransactionId: Type.Optional(Type.String({ maxLength: 128 })),
    UserId: Type.Optional(Type.String({ maxLength: 384 })),
    IntegrationIds: Type.Optional(Type.Array(Uuid, { maxItems: 100, 'x-repeats': true })),
    Statuses: Type.Optional(Type.Array(TransferStatus, { maxItems: 5, 'x-repeats': true })),
    FromTimestamp: Type.Optional(Type.Integer({ minimum: 0, 'x-numericString': true })),
    ToTimestamp: Type.Optional(Type.Integer({ minimum: 0, 'x-numericString': true })),
    MinAmountInFiat: Type.Optional(DecimalNumber),
    MaxAmountInFiat: Type.Optional(DecimalNumber),
    OrderBy: Type.Optional(
      oneOf([
        'id',
        'clientTransferId',
        'userId',
        'fromType',
        'amountInFiat',
        'status',
        'createdTimestamp',
        'symbol',
        'networkName',
      ]),
    ),
    Hash: Type.Optional(Type.String({ maxLength: 128 })),
    SubClientId: Type.Optional(Type.String({ maxLength: 200 })),
    DescendingOrder: Type.Optional(Type.Boolean({ 'x-booleanString': true })),
    IsSandBox: Type.Optional(Type.Boolean({ 'x-booleanString': true })),
  }),
  content: Type.Object({ items: Type.Array(TransferRecord), total: Type.Integer() }),
  errors: ['invalidField', 'permissionDenied'],
})
