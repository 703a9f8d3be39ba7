import Type from 'typebox'

import { PaymentIssue, PaymentRequestStatus } from '../../paymentRequests/paymentRequestShape.ts'
import { BridgePaymentStatus } from '../../paymentRequests/bridgePaymentShape.ts'
import { RefundStatus } from '../../paymentRequests/refundShape.ts'
import { Amount, AssetSymbol, OrderPart, Uuid } from './linkFields.ts'

/** POST /link/api/address/offers: the assets in which the order can be paid by sending to an address. */
export const AddressOffersRequest = Type.Object({})
export const AddressOffers = Type.Object({
  offers: Type.Array(
    Type.Object({
      symbol: Type.String(),
      name: Type.String(),
      logoUrl: Type.Optional(Type.String()),
      networkId: Uuid,
      networkName: Type.String(),
      /** To be paid. Held from the first call of `address/payments` on; over a bridge an estimate until then. */
      amount: Amount,
      /** Sent to a bridge, which pays the order in this asset. */
      over: Type.Optional(Type.Object({ symbol: Type.String(), networkName: Type.String() })),
    }),
  ),
})
export type AddressOffers = Type.Static<typeof AddressOffers>

/** Of the order and its browser, each call names the asset alone. */
export const AddressPaymentRequest = Type.Object({ networkId: Uuid, symbol: AssetSymbol })

/** Of an asset over a bridge, with the payer's address for refunds of the bridge, on the same network. */
export const StartAddressPaymentRequest = Type.Object({
  networkId: Uuid,
  symbol: AssetSymbol,
  refundAddress: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
})

const BridgeShown = Type.Object({
  status: BridgePaymentStatus,
  /** Paid out to the order. */
  payoutAmount: Amount,
  payoutSymbol: Type.String(),
  payoutNetworkName: Type.String(),
  refundExplorerUrl: Type.Optional(Type.String()),
})

const TransactionShown = {
  /** Absent without a known explorer. */
  explorerUrl: Type.Optional(Type.String()),
}

/**
 * POST /link/api/address/payments gives the order its address in an asset, the same until the order or its time ends.
 */
export const AddressPayment = Type.Object({
  paymentRequestId: Uuid,
  status: PaymentRequestStatus,
  symbol: Type.String(),
  networkId: Uuid,
  networkName: Type.String(),
  /** Of the whole order, and the part of it that is still due. */
  amount: Amount,
  due: Amount,
  part: Type.Optional(OrderPart),
  address: Type.String(),
  addressTag: Type.Optional(Type.String()),
  /** EIP-681, Solana Pay, BIP-21 or XRP, with the amount that is due. */
  paymentUri: Type.Optional(Type.String()),
  /** Only the code identifies the order: a payment to the bare address belongs to no order. */
  isForWalletsOnly: Type.Boolean(),
  /** The time to pay ends, and with it the price. */
  expiresAtMs: Type.Integer(),
  /** Now, by the server's clock. */
  nowMs: Type.Integer(),
  payments: Type.Array(
    Type.Object({
      id: Uuid,
      amount: Amount,
      symbol: Type.String(),
      networkName: Type.String(),
      isFinal: Type.Boolean(),
      issue: Type.Optional(PaymentIssue),
      ...TransactionShown,
    }),
  ),
  refunds: Type.Array(
    Type.Object({
      id: Uuid,
      amount: Amount,
      symbol: Type.String(),
      status: RefundStatus,
      address: Type.Optional(Type.String()),
      addressTag: Type.Optional(Type.String()),
      ...TransactionShown,
    }),
  ),
  /** The payer's address for refunds. */
  refundAddress: Type.Optional(Type.String()),
  refundAddressTag: Type.Optional(Type.String()),
  /** This browser may give that address. */
  mayGiveRefundAddress: Type.Boolean(),
  /** The asset is sent to a bridge: address, amount and time are those of the bridge. */
  bridge: Type.Optional(BridgeShown),
  /** Once the order is paid. */
  transferId: Type.Optional(Uuid),
})
export type AddressPayment = Type.Static<typeof AddressPayment>

/** POST /link/api/address/status: the state of the newest request. Absent before there is one. */
export const AddressPaymentStatus = Type.Object({
  payment: Type.Optional(AddressPayment),
  /** Without a payment, of an asset over a bridge: whether a refund address has to be given first, or may be. */
  refundAddress: Type.Optional(Type.Union([Type.Literal('required'), Type.Literal('optional')])),
})
export type AddressPaymentStatus = Type.Static<typeof AddressPaymentStatus>

/** POST /link/api/address/refund: an address that the payer owns, for refunds. */
export const RefundAddressRequest = Type.Object({
  networkId: Uuid,
  symbol: AssetSymbol,
  address: Type.String({ minLength: 1, maxLength: 200 }),
  addressTag: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
})

/** POST /link/api/address/fees: published withdrawal fees of the session's exchanges for the amount that is due. */
export const WithdrawalFees = Type.Object({
  fees: Type.Array(
    Type.Object({
      name: Type.String(),
      fee: Amount,
      /** Leaves the account, so that the amount arrives. */
      total: Amount,
    }),
  ),
})
export type WithdrawalFees = Type.Static<typeof WithdrawalFees>
