import Type from 'typebox'

import { enumOf } from '../oneOf.ts'
import { withUsage } from '../shared/hints.ts'

/** Public `BridgingOperationStatus`, in the order in which a transfer can go through them. */
const BridgingOperationStatus = enumOf('BridgingOperationStatus', 'State of a bridged transfer.', {
  recordCreated: 'created.',
  registeredInProvider: 'registered with the bridge provider.',
  sourceTransferStarted: 'the pay-in was sent.',
  inReview: 'under review.',
  providerAwaitingSourceTransfer: 'the provider waits for the pay-in.',
  providerFundsReceived: 'the provider received the pay-in.',
  providerProcessingPayment: 'the provider is sending the payout.',
  providerProcessedPayment: 'the payout was sent. Final.',
  providerSetUndeliverable: 'the provider cannot deliver the payout.',
  returned: 'the payout was returned to the provider.',
  refundRegisteredInProvider: 'a refund was registered with the provider.',
  providerAwaitingSourceRefundTransfer: 'the provider waits for the funds of the refund.',
  providerRefundFundsReceived: 'the provider received the funds of the refund.',
  providerProcessingRefundPayment: 'the provider is sending the refund.',
  providerProcessedRefundPayment: 'the refund was sent.',
  refunded: 'the refund is complete. Final.',
  canceled: 'canceled. Final.',
  failed: 'failed. Final, unless it is refunded.',
})

const BridgingTransferSide = Type.Object(
  {
    networkName: Type.String({ description: 'Name of the network.' }),
    symbol: Type.String({ description: 'Symbol of the asset.' }),
    amount: Type.Number({ description: 'Amount, in whole units of the asset. 0 until it is known.' }),
    transactionHash: Type.Optional(
      Type.String({ description: 'Hash of the transaction on the chain. Absent until it is known.' }),
    ),
    infoUrl: Type.Optional(Type.String({ description: 'URL of the transaction in a block explorer.' })),
  },
  { title: 'BridgingTransferSide', description: 'One side of a bridged transfer.' },
)

const DepositIssue = enumOf('DepositIssue', 'What is unusual about the pay-in. Absent where nothing is.', {
  wrongNetwork: 'it came on another network of the same family than the address is for. It goes back.',
  wrongAsset: 'it came in another asset than the address is for. It goes back.',
  belowMinimum:
    'it is less than the minimum of the route. It is paid out where the bridge does so; otherwise it goes back.',
  late: 'it came after the address was closed. It is paid out as a transfer of its own.',
  repeated: 'it was not the first to the address. It is paid out as a transfer of its own.',
})

/** Public `BridgingTransferDetailsModel`. */
export const BridgingTransferDetails = Type.Object(
  {
    status: BridgingOperationStatus,
    statusDescription: Type.String({ description: 'The status in words.' }),
    sourceSide: withUsage(BridgingTransferSide, 'What was paid in.'),
    targetSide: withUsage(BridgingTransferSide, 'What is paid out.'),
    timeline: Type.Array(
      Type.Object(
        {
          eventType: BridgingOperationStatus,
          description: Type.String({ description: 'The event in words.' }),
          timestamp: Type.Integer({ description: 'When it happened, in Unix seconds.' }),
        },
        { title: 'BridgingTransferEvent', description: 'One change of state.' },
      ),
      { description: 'Changes of state, oldest first.' },
    ),
    depositIssue: Type.Optional(DepositIssue),
  },
  { title: 'BridgingTransferDetails', description: 'Details of a bridged transfer.' },
)
