import Type from 'typebox'

import { oneOf } from '../../oneOf.ts'
import { Amount, Uuid } from './linkFields.ts'
import { LinkTransfer } from './linkTransfer.ts'
import { LinkWalletCalls } from './linkWalletCalls.ts'

/**
 * POST /link/api/wallets/challenges: a message for a wallet to sign. In sessions with `verifyWallet` or that offer
 * wallets.
 */
export const WalletChallengeRequest = Type.Object({
  /** Absent where the wallet connects and signs in one request: the proof then names the address. */
  address: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  networkId: Uuid,
  /**
   * Other networks of the same kind that the account may be on. The message names the first of all of them on which
   * the address is a contract, whose signature is valid only there; else `networkId`.
   */
  otherNetworkIds: Type.Optional(Type.Array(Uuid, { maxItems: 50 })),
})
export const WalletChallenge = Type.Object({
  challengeId: Uuid,
  /** To be signed unchanged. Without an address in the request, its second line is empty, and the wallet's address belongs there. */
  message: Type.String(),
  expiresAtMs: Type.Integer(),
})

/**
 * POST /link/api/wallets/verifications, and POST /link/api/connections/wallet → NewLinkConnection: one answer per
 * challenge, right or wrong.
 */
export const WalletSignature = Type.Object({
  challengeId: Uuid,
  /** The address that signed. Required if the challenge names none, ignored if it does. */
  address: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  /** EVM: hex, of a contract that is not deployed yet by ERC-6492. Solana: base58 or base64. Bitcoin: base64. Tron: hex. */
  signature: Type.String({ minLength: 1, maxLength: 20_000 }),
  /** Solana, in base64: the signed bytes, if the wallet put the message into an envelope of off-chain messages. */
  envelope: Type.Optional(Type.String({ minLength: 1, maxLength: 20_000 })),
  /** The named wallet that signed, by its id. Absent if the wallet is not listed. */
  walletId: Type.Optional(Uuid),
})
export const WalletVerified = Type.Object({
  address: Type.String(),
  networkType: oneOf(['evm', 'solana', 'bitcoin', 'tron']),
  verifiedAtMs: Type.Integer(),
})

/**
 * POST /link/api/sandbox/wallet: one request to the sandbox's own wallet, already approved by its user: by EIP-1193,
 * or `solana:…` and `bitcoin:…` with bytes in base64, or `tron:…`. Not in production.
 */
export const SandboxWalletRequest = Type.Object({
  method: Type.String({ maxLength: 60 }),
  params: Type.Array(Type.Unknown(), { maxItems: 5 }),
  chainId: Type.Optional(Type.Integer()),
})
export const SandboxWalletAnswer = Type.Object({
  result: Type.Optional(Type.Unknown()),
  error: Type.Optional(Type.Object({ code: Type.Integer(), message: Type.String() })),
})
export type SandboxWalletAnswer = Type.Static<typeof SandboxWalletAnswer>

/**
 * POST /link/api/wallets/payments: the wallet is sent the request now. Commits the intent first: of several pages that request it, one gets the
 * transaction.
 */
export const AskWalletRequest = Type.Object({
  previewId: Uuid,
  /** Id of this request. A page whose response was lost gets the same transaction again by repeating its id. */
  askId: Type.Optional(Uuid),
})
const authorizationFields = {
  method: oneOf(['eip3009', 'permit2']),
  /** End of the signature, in Unix seconds. */
  validBefore: Type.Integer({ minimum: 1 }),
}
export const AskedWallet = Type.Object({
  /**
   * `transactionPending`: the wallet has declined the payment before, and has a transaction that is not in a block
   * yet. It may be this payment.
   */
  status: oneOf(['ready', 'feeNotCovered', 'transactionPending', 'alreadyAsked']),
  /** With `ready`, on an EVM chain: for `eth_sendTransaction`, on this chain. */
  transaction: Type.Optional(
    Type.Object({
      chainId: Type.Integer(),
      from: Type.String(),
      to: Type.String(),
      value: Type.String(),
      data: Type.String(),
    }),
  ),
  /** With `ready`, on Solana: for `solana:signAndSendTransaction`. `wire` is the unsigned transaction in base64. */
  solanaTransaction: Type.Optional(Type.Object({ chain: Type.String(), from: Type.String(), wire: Type.String() })),
  /** With `ready`, on Bitcoin: for `sendTransfer`. The wallet chooses the coins and the fee. */
  bitcoinTransfer: Type.Optional(
    Type.Object({ from: Type.String(), to: Type.String(), satoshis: Type.Integer({ minimum: 1 }) }),
  ),
  /** With `ready`, on Tron: for `trx.sign`, as JSON. It expires within a minute. */
  tronTransaction: Type.Optional(
    Type.Object({ chain: Type.String(), from: Type.String(), transaction: Type.String() }),
  ),
  /**
   * With `ready`, where the wallet has no coin for the fee: data for `eth_signTypedData_v4` on this chain. The signature is
   * sent to `wallets/payments/authorization` with the other fields.
   */
  authorization: Type.Optional(
    Type.Object({ chainId: Type.Integer(), typedData: Type.String(), ...authorizationFields }),
  ),
  /** With `feeNotCovered`: the estimated fee, and the shortfall of the same coin for fee and payment. */
  fee: Type.Optional(Type.Object({ amount: Amount, symbol: Type.String(), missing: Amount })),
  /** With `feeNotCovered`: the client pays network fees, and its limits do not allow this one now. */
  isSponsorshipUsedUp: Type.Optional(Type.Boolean()),
  /** With `alreadyAsked`. */
  transfer: Type.Optional(LinkTransfer),
})
export type AskedWallet = Type.Static<typeof AskedWallet>

/** POST /link/api/wallets/payments/authorization: the wallet's signature, which the operator's account sends. */
export const SubmitAuthorizationRequest = Type.Object({
  previewId: Uuid,
  askId: Uuid,
  ...authorizationFields,
  signature: Type.String({ pattern: '^0x[0-9a-fA-F]+$', maxLength: 20_000 }),
})
export const SubmittedAuthorization = Type.Object({
  /** Absent while no block has the transaction: it may be sent. */
  hash: Type.Optional(Type.String()),
})

/**
 * POST /link/api/wallets/payments/calls: stores the wallet's id of the payment. Another page of the session uses it to
 * read the payment's status from the wallet.
 */
export const NoteWalletCallsRequest = Type.Object({
  previewId: Uuid,
  /** The `askId` of the request for the transaction. */
  askId: Type.Optional(Uuid),
  calls: LinkWalletCalls,
})
export const NotedWalletCalls = Type.Object({})

/**
 * POST /link/api/wallets/payments/answer → LinkExecution: the wallet's answer: a hash, an error, or that the user
 * declined.
 */
export const WalletPaymentAnswer = Type.Object({
  previewId: Uuid,
  /** The `askId` of the request for the transaction. An answer to an earlier request changes nothing. */
  askId: Type.Optional(Uuid),
  /** Replaces `askId` for a page that did not ask the wallet itself: the wallet's id of the payment. */
  callsId: Type.Optional(Type.String({ minLength: 1, maxLength: 8_194 })),
  /** The wallet failed without showing whether it sent the payment, which is therefore looked for on the chain. */
  isUnknown: Type.Optional(Type.Boolean()),
  /**
   * Absent without `isUnknown`: the user declined, the wallet could not send it, or the page has not prompted the
   * wallet.
   */
  hash: Type.Optional(Type.String({ pattern: '^((0x)?[0-9a-fA-F]{64}|[1-9A-HJ-NP-Za-km-z]{64,88})$' })),
})
