import Type from 'typebox'

import { oneOf } from '../oneOf.ts'
import { operation } from '../operation.ts'
import { institutionErrors } from '../shared/institutionErrors.ts'
import { PositiveAmount } from '../shared/decimalNumber.ts'
import { TransferType } from '../shared/enums.ts'
import { TransferFee } from '../shared/transferFee.ts'
import { Uuid } from '../shared/uuid.ts'

const token = Type.String({ minLength: 1, maxLength: 4096 })
const integrationType = Type.String({ minLength: 1, maxLength: 60 })

export const PreviewResult = Type.Object({
  /** Also the `transferId` once executed. */
  previewId: Uuid,
  /** Seconds. */
  previewExpiresIn: Type.Integer(),
  fromAddress: Type.Optional(Type.String()),
  refundAddress: Type.Optional(Type.String()),
  toAddress: Type.String(),
  addressTag: Type.Optional(Type.String()),
  symbol: Type.String(),
  amount: Type.Number(),
  amountInFiat: Type.Number(),
  totalEstimatedAmount: Type.Number(),
  totalEstimatedAmountInFiat: Type.Number(),
  amountToReceive: Type.Number(),
  amountToReceiveInFiat: Type.Number(),
  networkId: Uuid,
  networkName: Type.String(),
  institutionTransferFee: TransferFee,
  unitPrice: Type.Number(),
  fiatCurrency: Type.String(),
  clientTransactionId: Type.Optional(Type.String()),
  transferType: TransferType,
  isFeeIncluded: Type.Boolean(),
  isBridging: Type.Boolean(),
})

export const previewTransferOperation = operation({
  id: 'previewTransfer',
  method: 'POST',
  paths: ['/transfers/managed/preview'],
  tag: 'Managed transfers',
  summary: 'Price a transfer and hold it for a short time',
  permission: 'write',
  body: Type.Object({
    fromAuthToken: token,
    fromType: integrationType,
    toAuthToken: Type.Optional(token),
    toType: Type.Optional(integrationType),
    toAddress: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
    addressTag: Type.Optional(Type.String({ maxLength: 128 })),
    networkId: Uuid,
    symbol: Type.String({ minLength: 1, maxLength: 20 }),
    /** Exactly one of the two. */
    amount: Type.Optional(PositiveAmount),
    amountInFiat: Type.Optional(PositiveAmount),
    fiatCurrency: Type.Optional(Type.String({ maxLength: 3 })),
    transactionId: Type.Optional(Type.String({ maxLength: 128 })),
    /** True: the fee comes out of the amount. */
    isInclusiveFeeEnabled: Type.Optional(Type.Boolean()),
  }),
  content: Type.Object({
    status: oneOf(['succeeded', 'failed', 'requiresFunding']),
    previewResult: Type.Optional(PreviewResult),
  }),
  errors: [
    'invalidField',
    'missingField',
    'permissionDenied',
    'invalidAddress',
    'networkNotSupported',
    'insufficientFunds',
    'amountBelowMinimum',
    'amountExceedsMaximum',
    ...institutionErrors,
  ],
})
