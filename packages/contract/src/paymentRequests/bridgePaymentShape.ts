import Type from 'typebox'

import { enumOf } from '../oneOf.ts'
import { uuid } from '../shared/uuid.ts'

export const BridgePaymentStatus = enumOf('BridgePaymentStatus', 'State of the address of a bridge.', {
  waiting: 'nothing was paid in.',
  expired: 'nothing was paid in while the price was held. A later payment is returned to the refund address.',
  pending: 'paid in. The bridge pays out.',
  paidOut: 'the bridge has paid the address of the order, which reports the payment as its own.',
  refunded: 'the bridge has returned the payment to the refund address.',
  failed: 'the bridge has neither paid out nor returned the payment.',
})

export const BridgePaymentShape = Type.Object(
  {
    id: uuid('Id of this address.'),
    status: BridgePaymentStatus,
    networkId: uuid('Network to pay on.'),
    networkName: Type.String({ description: 'Name of the network.' }),
    symbol: Type.String({ description: 'Symbol of the asset to pay.' }),
    amount: Type.String({
      description: 'To be paid exactly, in one transaction. Less is returned, and of more the excess.',
    }),
    payoutAmount: Type.String({ description: 'Amount that the bridge pays to the order, in the asset of the order.' }),
    address: Type.String({ description: 'Address of the bridge. It takes one payment.' }),
    paymentUri: Type.Optional(Type.String({ description: 'Payment request for wallets. Absent on Tron.' })),
    refundAddress: Type.String({ description: 'Receives what the bridge does not pay out, on the network to pay on.' }),
    payInTxHashes: Type.Array(Type.String({ description: 'Hash of a transaction.' }), {
      description: 'Payments to the address.',
    }),
    payoutTxHashes: Type.Array(Type.String({ description: 'Hash of a transaction.' }), {
      description: 'Payments of the bridge to the order.',
    }),
    refundTxHashes: Type.Array(Type.String({ description: 'Hash of a transaction.' }), {
      description: 'Refunds. Some bridges report none.',
    }),
    refundedAmount: Type.Optional(Type.String({ description: 'Amount returned, if the bridge reports it.' })),
    failureMessage: Type.Optional(Type.String({ description: 'The reason of the bridge for a refund or a failure.' })),
    createdTimestamp: Type.Integer({ description: 'When it was created, in Unix seconds.' }),
    expiresTimestamp: Type.Integer({ description: 'Until when the price is held, in Unix seconds.' }),
  },
  { title: 'BridgePayment', description: 'An address of a bridge at which an order can be paid in another asset.' },
)
export type BridgePaymentShape = Type.Static<typeof BridgePaymentShape>
