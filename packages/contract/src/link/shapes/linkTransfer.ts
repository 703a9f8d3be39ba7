import Type from 'typebox'

import { oneOf } from '../../oneOf.ts'
import { caseCode } from '../../shared/caseCode.ts'
import { TransferState } from '../../shared/enums.ts'
import { MoneyLine } from '../../shared/moneyLine.ts'
import { PayerSide } from '../../shared/payerSide.ts'
import { TravelRuleData, TravelRuleSuggestion } from '../../transfers/travelRule.ts'
import { Amount, AssetSymbol, Uuid } from './linkFields.ts'
import { LinkSession } from './linkSession.ts'
import { LinkWalletCalls } from './linkWalletCalls.ts'

/** One account's part of a transfer that several accounts pay. */
export const LinkTransferPart = Type.Object({
  transferId: Uuid,
  fromName: Type.String(),
  amount: Amount,
  status: oneOf(['pending', 'succeeded', 'failed']),
  /** As of a transfer. */
  isUnconfirmed: Type.Boolean(),
  /** The institution has sent it. */
  isSent: Type.Boolean(),
  hash: Type.Optional(Type.String()),
  explorerUrl: Type.Optional(Type.String()),
})
export type LinkTransferPart = Type.Static<typeof LinkTransferPart>

export const LinkTransfer = Type.Object({
  transferId: Uuid,
  status: oneOf(['pending', 'succeeded', 'failed']),
  /**
   * The institution has not confirmed that it received the transfer, or the wallet has not confirmed that it sent it.
   * Either may have happened.
   */
  isUnconfirmed: Type.Boolean(),
  /** The chain contradicts the institution's report. */
  isContradicted: Type.Optional(Type.Boolean()),
  /** The user sends it from a self-custody wallet. */
  isFromWallet: Type.Optional(Type.Boolean()),
  /** An order that its payer sends to an address: no account and no wallet is connected. */
  isByAddress: Type.Optional(Type.Boolean()),
  /** The wallet was prompted and has not answered: its window may be open. */
  isAwaitingWallet: Type.Optional(Type.Boolean()),
  /** The wallet's id of the payment, for reading its status until another source reports it. */
  walletCalls: Type.Optional(LinkWalletCalls),
  /** In order; exactly one is `current` while pending. */
  steps: Type.Array(
    Type.Object({
      name: oneOf(['converted', 'paidIn', 'submitted', 'sentByInstitution', 'confirmed']),
      state: oneOf(['done', 'current', 'waiting', 'failed']),
      atMs: Type.Optional(Type.Integer()),
    }),
  ),
  /** Arrives. */
  amount: Amount,
  amountUsd: Type.Optional(Amount),
  /** The requested amount: the public `amount`. Absent: `amount`. */
  requested: Type.Optional(Amount),
  requestedUsd: Type.Optional(Amount),
  /** Total debit of the account, and the institution's fee in it. Absent if no account is debited. */
  sums: Type.Optional(
    Type.Object({
      /** `actual`: as the institution charged it. `planned`: as approved. */
      state: oneOf(['planned', 'actual']),
      fee: Amount,
      feeUsd: Type.Optional(Amount),
      total: Amount,
    }),
  ),
  totalUsd: Type.Optional(Amount),
  moneyLine: MoneyLine,
  /** Absent if it is the same as `moneyLine`. */
  payer: Type.Optional(PayerSide),
  /** The word for it, as in its public record. */
  state: TransferState,
  caseCode,
  symbol: Type.String(),
  networkId: Uuid,
  networkName: Type.String(),
  fromName: Type.String(),
  fromAddress: Type.String(),
  toAddress: Type.String(),
  addressTag: Type.Optional(Type.String()),
  /** The institution's own id of the withdrawal. Empty until it is known. */
  institutionTransactionId: Type.String(),
  hash: Type.Optional(Type.String()),
  explorerUrl: Type.Optional(Type.String()),
  confirmations: Type.Optional(Type.Integer()),
  requiredConfirmations: Type.Optional(Type.Integer()),
  refundAddress: Type.Optional(Type.String()),
  refundAddressTag: Type.Optional(Type.String()),
  /** The transaction that returned the payment. */
  refundHash: Type.Optional(Type.String()),
  refundExplorerUrl: Type.Optional(Type.String()),
  /** Public page with the transfer's progress. The URL is the only credential. */
  receiptUrl: Type.String(),
  /**
   * The asset that the user actually sent, if it was not the requested one or not on its network; then with the
   * network. `requested`: the asset and network that the address is for.
   */
  paidInstead: Type.Optional(
    Type.Object({
      amount: Amount,
      symbol: Type.String(),
      networkName: Type.Optional(Type.String()),
      requested: Type.Object({ symbol: Type.String(), networkName: Type.String() }),
    }),
  ),
  /**
   * Location of the money of a failed transfer, if known. From an institution: it was not debited; the institution
   * shows no record of it and may still send it; it was sent after the failure; it was returned; or the pay-in could
   * not be delivered and is still where it arrived, on its way back, or back at `refundAddress`. From a wallet:
   * nothing was sent; nothing has arrived and may still; or the chain reverted the payment.
   */
  money: Type.Optional(
    oneOf([
      'notSent',
      'notFound',
      'sentLate',
      'returned',
      'undelivered',
      'refunding',
      'refunded',
      'walletNotSent',
      'walletNotFound',
      'walletReverted',
    ]),
  ),
  /** For a payment by several accounts: its submitted parts, oldest first. */
  parts: Type.Optional(Type.Array(LinkTransferPart)),
  /**
   * For a payment by several accounts: the amount that no part pays yet. Absent if nothing is missing, or the transfer
   * has ended.
   */
  missing: Type.Optional(Amount),
})
export type LinkTransfer = Type.Static<typeof LinkTransfer>

/**
 * POST /link/api/manual/origins: assets that the user may send from any wallet or exchange, in the client's order of
 * networks.
 */
export const ManualOriginsRequest = Type.Object({})
export const ManualOrigins = Type.Object({
  origins: Type.Array(
    Type.Object({
      symbol: Type.String(),
      name: Type.String(),
      logoUrl: Type.Optional(Type.String()),
      networkId: Uuid,
      networkName: Type.String(),
      networkLogoUrl: Type.Optional(Type.String()),
      /** Minimum to send. */
      minimum: Type.Optional(Amount),
    }),
  ),
})
export type ManualOrigins = Type.Static<typeof ManualOrigins>

/**
 * POST /link/api/manual/deposits: returns the same address for the same asset and network until the deposit has ended.
 */
export const ManualDepositRequest = Type.Object({
  networkId: Uuid,
  symbol: AssetSymbol,
})
export const ManualDeposit = Type.Object({
  /** The transfer to which the first pay-in belongs. */
  transferId: Uuid,
  address: Type.String(),
  symbol: Type.String(),
  networkId: Uuid,
  networkName: Type.String(),
  minimum: Type.Optional(Amount),
  /** For wallets that read payment requests: EIP-681, Solana Pay or BIP-21. */
  paymentUri: Type.Optional(Type.String()),
  expiresAtMs: Type.Integer(),
  /** Asset that the client receives. */
  receives: Type.Object({ symbol: Type.String(), networkName: Type.String() }),
})
export type ManualDeposit = Type.Static<typeof ManualDeposit>

/** POST /link/api/manual/quotes, after the address was issued. */
export const ManualQuote = Type.Object({
  /** The bridge's fee for a pay-in of `ofAmount`, by a current quote. Absent without a quote. */
  fee: Type.Optional(Type.Object({ amount: Amount, symbol: Type.String(), ofAmount: Amount })),
})
export type ManualQuote = Type.Static<typeof ManualQuote>

const shown = LinkTransfer.properties

/** Fields of a transfer that are public on its receipt. Other fields are not shown. */
export const ReceiptTransfer = Type.Object({
  transferId: shown.transferId,
  receiptUrl: shown.receiptUrl,
  status: shown.status,
  isUnconfirmed: shown.isUnconfirmed,
  isContradicted: shown.isContradicted,
  isFromWallet: shown.isFromWallet,
  isByAddress: shown.isByAddress,
  steps: shown.steps,
  amount: shown.amount,
  amountUsd: shown.amountUsd,
  requested: shown.requested,
  requestedUsd: shown.requestedUsd,
  sums: shown.sums,
  totalUsd: shown.totalUsd,
  moneyLine: shown.moneyLine,
  payer: shown.payer,
  state: shown.state,
  caseCode: shown.caseCode,
  symbol: shown.symbol,
  networkName: shown.networkName,
  fromName: shown.fromName,
  toAddress: shown.toAddress,
  addressTag: shown.addressTag,
  hash: shown.hash,
  explorerUrl: shown.explorerUrl,
  confirmations: shown.confirmations,
  requiredConfirmations: shown.requiredConfirmations,
  paidInstead: shown.paidInstead,
  refundHash: shown.refundHash,
  refundExplorerUrl: shown.refundExplorerUrl,
  money: shown.money,
  parts: shown.parts,
  missing: shown.missing,
})
export type ReceiptTransfer = Type.Static<typeof ReceiptTransfer>

/** GET /link/api/receipts/{token}, without a session: the public receipt. The URL is the only credential. */
export const LinkReceipt = Type.Object({
  endsAtMs: Type.Integer(),
  client: LinkSession.properties.client,
  operator: LinkSession.properties.operator,
  environment: LinkSession.properties.environment,
  /** Absent if the address has expired. */
  transfer: Type.Optional(ReceiptTransfer),
  /** Registered name of the business that received the payment, if it differs from the client's name. */
  legalName: Type.Optional(Type.String()),
  /** The client's id of the payment. */
  order: Type.Optional(Type.String()),
  startedAtMs: Type.Optional(Type.Integer()),
})
export type LinkReceipt = Type.Static<typeof LinkReceipt>

/** POST /link/api/transfers/execute */
export const LinkExecuteRequest = Type.Object({
  previewId: Uuid,
  secondFactorCode: Type.Optional(Type.String({ minLength: 1, maxLength: 20 })),
  /** The recipient, if the institution requires it. Passed on, never stored. */
  travelRule: Type.Optional(TravelRuleData),
})
export const LinkExecution = Type.Object({
  status: oneOf([
    'submitted',
    'secondFactorRequired',
    'secondFactorRefused',
    'emailConfirmationRequired',
    'addressWhitelistRequired',
    'travelRuleRequired',
    /** The page requests the payment with `POST /link/api/wallets/payments`. */
    'walletConfirmationRequired',
    'previewExpired',
    /** Nothing was sent. The page shows a new preview with the current fee. */
    'feeAboveApproved',
    'failed',
  ]),
  factor: Type.Optional(oneOf(['totp', 'sms', 'email'])),
  /** With `travelRuleRequired`: the form begins with it. */
  travelRule: Type.Optional(TravelRuleSuggestion),
  /**
   * Why it failed, as far as a connector can determine: a `RejectionReason`, `travelRule` or `ipRestricted`. The page has
   * the texts.
   */
  reason: Type.Optional(Type.String()),
  /** For the SDK’s event: the institution’s own text. Never shown by the page. */
  message: Type.Optional(Type.String()),
  transfer: Type.Optional(LinkTransfer),
})
export type LinkExecution = Type.Static<typeof LinkExecution>
/** GET /link/api/transfers/{transferId} → LinkTransfer. */
