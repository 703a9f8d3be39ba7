import Type from 'typebox'

import { enumOf } from '../oneOf.ts'
import { uuid } from '../shared/uuid.ts'
import { BridgePaymentShape } from './bridgePaymentShape.ts'
import { RefundShape } from './refundShape.ts'

export const PaymentRequestStatus = enumOf('PaymentRequestStatus', 'State of a payment request.', {
  waiting: 'no payment was seen.',
  detected: 'enough was seen, in a block that is not final. Nothing is credited yet.',
  underpaid: 'less than the amount was seen. The rest is asked for at the same address until the time ends.',
  held: 'less than the amount arrived in time. It waits for your decision.',
  paid: 'final. The amount arrived, or you accepted what arrived.',
  expired: 'final. The order was not paid in time.',
  canceled: 'final. You canceled the request.',
  paidOtherwise: 'final. The order was paid from a connected account.',
})

export const PaymentIssue = enumOf('PaymentIssue', 'Why a payment, or a part of it, does not count.', {
  wrongNetwork: 'it was sent to the same address on another network.',
  wrongAsset: 'it is another asset.',
  sanctionedSender: 'its sender is on a sanctions list. It is never returned by a rule.',
  dust: 'it is less than a thousandth of the amount.',
  late: 'it was sent after the time had ended.',
  repeated: 'the order was paid already.',
  overpaid: 'a part of it exceeds the amount.',
  underpaid: 'the order was not paid in full.',
  canceled: 'the request was canceled.',
  paidOtherwise: 'the order was paid from a connected account.',
})

const Payment = Type.Object(
  {
    id: uuid('Id of the payment.'),
    txHash: Type.String({ description: 'Hash of the transaction.' }),
    networkId: uuid('Network on which it was sent.'),
    networkName: Type.String({ description: 'Name of the network.' }),
    symbol: Type.String({ description: 'Symbol of the asset that was sent.' }),
    amount: Type.String({ description: 'Amount that arrived.' }),
    countedAmount: Type.String({ description: 'Part of it that counts for the order.' }),
    state: enumOf('IncomingPaymentState', 'State on the chain.', {
      detected: 'in a block that may still be replaced.',
      final: 'in a final block.',
      dropped: 'its block was replaced, and the new one does not contain it.',
    }),
    fromAddress: Type.Optional(
      Type.String({
        description: 'Sender. It may be an exchange: never send a refund there unless the user confirms it.',
      }),
    ),
    issue: Type.Optional(PaymentIssue),
    seenTimestamp: Type.Integer({ description: 'When it was first seen, in Unix seconds.' }),
  },
  { title: 'IncomingPayment', description: 'A payment to the address of a request.' },
)

const Sums = Type.Object(
  {
    networkId: uuid('Network of the asset.'),
    networkName: Type.String({ description: 'Name of the network.' }),
    symbol: Type.String({ description: 'Symbol of the asset.' }),
    arrived: Type.String({ description: 'Everything that is final.' }),
    credited: Type.String({ description: 'Counts for the order.' }),
    refunded: Type.String({ description: 'Arrived at refund addresses.' }),
    refunding: Type.String({ description: 'In refunds that have not ended.' }),
    open: Type.String({ description: 'Waits for your decision: neither credited nor in a refund.' }),
  },
  {
    title: 'PaymentRequestSums',
    description: 'The books of one asset: `arrived` is the sum of the four other amounts.',
  },
)

export const PaymentRequestShape = Type.Object(
  {
    id: uuid('Id of the payment request.'),
    userId: Type.String({ description: 'Your id of the end user.' }),
    transactionId: Type.Optional(Type.String({ description: 'Your id of the order.' })),
    transferId: Type.Optional(
      uuid(
        'Id of the transfer that pays the order, in GET `/transfers/managed/platform` and in transfer webhooks. Present from the first payment that counts.',
      ),
    ),
    status: PaymentRequestStatus,
    networkId: uuid('Network to pay on.'),
    networkName: Type.String({ description: 'Name of the network.' }),
    symbol: Type.String({ description: 'Symbol of the asset to pay.' }),
    amount: Type.String({ description: 'Amount to pay, as a decimal string.' }),
    creditedAmount: Type.String({ description: 'Final payments that count for the order.' }),
    dueAmount: Type.String({ description: 'Still to be paid. Payments that are not final are deducted.' }),
    address: Type.String({ description: 'Address to pay to. No other order ever gets it.' }),
    addressTag: Type.Optional(Type.String({ description: 'Destination tag. A payment without it is not recognized.' })),
    reference: Type.Optional(
      Type.String({
        description:
          'On Solana: the public key that marks the payment (Solana Pay). A payment without it is not recognized.',
      }),
    ),
    paymentUri: Type.Optional(
      Type.String({
        description:
          'Payment request for wallets: EIP-681, BIP-21, Solana Pay, or `ripple:` with `amount` and `dt`. Absent on Tron.',
      }),
    ),
    refundAddress: Type.Optional(
      Type.String({
        description: 'Address for refunds that the payer has given in Link. Refunds go there by default.',
      }),
    ),
    refundAddressTag: Type.Optional(Type.String({ description: 'Destination tag of `refundAddress`.' })),
    x402Url: Type.Optional(
      Type.String({
        description:
          'Where an agent pays the order by x402 version 2. Present where the relayer sends signed payments of the asset for you. Whoever has it can pay the order and read its state.',
      }),
    ),
    createdTimestamp: Type.Integer({ description: 'When it was created, in Unix seconds.' }),
    expiresTimestamp: Type.Integer({ description: 'When the time to pay ends, in Unix seconds.' }),
    payments: Type.Array(Payment, { description: 'Payments to the address, in the order in which they were seen.' }),
    sums: Type.Array(Sums, { description: 'The books of each asset that arrived.' }),
    refunds: Type.Array(RefundShape, { description: 'Refunds of this request, the oldest first.' }),
    bridgePayments: Type.Array(BridgePaymentShape, {
      description: 'Addresses of bridges at which the order can be paid in another asset, the oldest first.',
    }),
  },
  { title: 'PaymentRequest', description: 'An order of a fixed amount that is paid by sending to an address.' },
)
export type PaymentRequestShape = Type.Static<typeof PaymentRequestShape>
