import Type from 'typebox'

import { oneOf } from '../oneOf.ts'

/** Public `BridgingOperationStatus`, in the order in which a transfer can go through them. */
export const BridgingOperationStatus = oneOf([
  'recordCreated',
  'registeredInProvider',
  'sourceTransferStarted',
  'inReview',
  'providerAwaitingSourceTransfer',
  'providerFundsReceived',
  'providerProcessingPayment',
  'providerProcessedPayment',
  'providerSetUndeliverable',
  'returned',
  'refundRegisteredInProvider',
  'providerAwaitingSourceRefundTransfer',
  'providerRefundFundsReceived',
  'providerProcessingRefundPayment',
  'providerProcessedRefundPayment',
  'refunded',
  'canceled',
  'failed',
])

const BridgingTransferSide = Type.Object({
  networkName: Type.String(),
  symbol: Type.String(),
  /** 0 until it is known. */
  amount: Type.Number(),
  transactionHash: Type.Optional(Type.String()),
  infoUrl: Type.Optional(Type.String()),
})

/** Public `BridgingTransferDetailsModel`. Times are Unix seconds. */
export const BridgingTransferDetails = Type.Object({
  status: BridgingOperationStatus,
  statusDescription: Type.String(),
  sourceSide: BridgingTransferSide,
  targetSide: BridgingTransferSide,
  timeline: Type.Array(
    Type.Object({ eventType: BridgingOperationStatus, description: Type.String(), timestamp: Type.Integer() }),
  ),
})
