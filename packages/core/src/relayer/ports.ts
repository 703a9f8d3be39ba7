import type { RelayRefusalReason } from '@rialto/contract'

import type { Scope } from '../kernel/scope.ts'

export type { RelayRefusalReason } from '@rialto/contract'

/**
 * Standards by which a holder signs typed data, and another account submits the transfer. `eip3009`: the token's own
 * function. `permit2`: the Permit2 contract, with additional signed data that fixes the recipient.
 */
export type TypedMethod = 'eip3009' | 'permit2'

/** `signedTransaction`: on Solana the holder signs the whole transaction, which names the relayer as its fee payer. */
export type AuthorizationMethod = TypedMethod | 'signedTransaction'

/** Families of networks, each with its own account of the relayer. */
export const relayFamilies = ['evm', 'solana'] as const
export type RelayFamily = (typeof relayFamilies)[number]

/** A holder's signed transfer. Times are the chain's, in seconds; 0 for a signed transaction, which has none. */
export interface Authorization {
  method: AuthorizationMethod
  networkId: string
  /** Contract or mint of the token. */
  token: string
  from: string
  to: string
  /** In base units. */
  value: bigint
  validAfter: bigint
  validBefore: bigint
  /**
   * Of the holder: 32 bytes in hex, or a decimal number for Permit2. Of a signed transaction: the hash of its message.
   */
  nonce: string
  /** Of a signed transaction: all of it, in base64, without the signature of its fee payer. */
  signature: string
  /** Text in a signed transaction, which names the order. */
  memo?: string
}

/** A token whose transfers can be authorized by signature. */
export interface AuthorizableToken {
  networkId: string
  symbol: string
  /** CAIP-2. */
  chain: string
  contract: string
  decimals: number
  methods: readonly AuthorizationMethod[]
  /** Domain of EIP-712 in which holders sign for `eip3009`. */
  name: string
  version: string
}

/** Why an authorization cannot be relayed. */
export type AuthorizationFault =
  | 'notSupported'
  | 'badSignature'
  /** The holder is a contract account that is not deployed yet (ERC-6492). */
  | 'notDeployed'
  | 'notYetValid'
  | 'expired'
  | 'used'
  | 'insufficientBalance'
  | 'allowanceRequired'
  | 'wouldRevert'

/** A call by the relayer's account. It never has a value: the account pays network fees and nothing else. */
export interface RelayCall {
  to: string
  data: string
}

/** In wei per unit of gas (EIP-1559). A signed transaction is one unit, whose fee it names itself. */
export interface RelayFees {
  maxFee: bigint
  priorityFee: bigint
}

/**
 * One signed transaction of a relay. All of a relay have the same nonce: at most one can be mined. On Solana a relay has
 * one transaction.
 */
export interface RelayAttempt extends RelayFees {
  hash: string
  /** The signed bytes. */
  raw: string
  sentAtMs: number
}

/**
 * The purpose of a relay.
 * - `agentPayment`: an agent pays a payment request. `walletPayment`: a wallet pays in Link without a network fee.
 * - `facilitator`: a resource server of the client's own.
 */
export type RelayPurpose = 'agentPayment' | 'walletPayment' | 'facilitator'

/**
 * - `sent`: committed with its signed bytes, which the chain may have. `mined`: in a block that is not final.
 * - `succeeded`, `reverted`: in a final block. `displaced`: the nonce was used by a transaction of another origin.
 */
export type RelayState = 'sent' | 'mined' | 'succeeded' | 'reverted' | 'displaced'

/** A transaction that the operator's account sends, and whose fee counts against a client's limits. */
export interface Relay {
  id: string
  scope: Scope
  networkId: string
  purpose: RelayPurpose
  /** The payment request or transfer that it pays. */
  subjectId?: string
  authorization: Omit<Authorization, 'signature' | 'networkId'>
  call: RelayCall
  /** The relayer's account, and its nonce, which no other relay has. On Solana, a number of ours. */
  relayer: string
  nonce: number
  gas: bigint
  /** Upper limit of the fee, in base units of the network's coin. */
  reserved: bigint
  /** The fee that was paid. */
  spent?: bigint
  state: RelayState
  /** The newest last. */
  attempts: readonly RelayAttempt[]
  /** The mined transaction, or another one that used the authorization. */
  hash?: string
  /** The newest block when it was created: its transaction is in a later one. */
  sinceBlock: bigint
  /** When the nonce was first seen as used without a transaction of this relay. */
  missedAtMs?: number
  createdAtMs: number
  finishedAtMs?: number
}

/** A signed payment that was not sent, and why. Repetitions are counted together. */
export interface RelayRefusal {
  networkId: string
  purpose: RelayPurpose
  subjectId?: string
  /** The payer's account. */
  from: string
  reason: RelayRefusalReason
  times: number
  firstAtMs: number
  lastAtMs: number
}

/** A client's limits on one network, in base units of the network's coin. */
export interface RelayLimits {
  networkId: string
  perTransaction: bigint
  /** Of any 24 hours. */
  perDay: bigint
  /** The client's own resource servers may settle through the facilitator. */
  isFacilitated: boolean
}

/** The state of a relay's transactions on the chain. */
export interface MinedRelay {
  hash: string
  succeeded: boolean
  isFinal: boolean
  /** In base units of the network's coin. */
  fee: bigint
}

export interface RelayAccount {
  /** Spendable on fees. */
  balance: bigint
  /** The next nonce, pending transactions included. 0 on Solana. */
  pendingNonce: number
}

/** The quote's call would revert. */
export class RelayRevertedError extends Error {
  override readonly name = 'RelayRevertedError'
}

/** Chains on which the operator's account sends calls. It signs for that account alone. */
export interface Relaying {
  relays(networkId: string): boolean
  /** Those with a node, with their ids of CAIP-2. */
  chains: readonly { networkId: string; chain: string }[]
  /** The account of a private key, and the key in one spelling. Undefined if the text is not a key. */
  accountOf(key: string): Promise<{ family: RelayFamily; address: string; key: string } | undefined>
  /** The newest block, and the least time of the next one. */
  head(networkId: string): Promise<{ block: bigint; nextSeconds: bigint }>
  /** The gas of a call with its margin, and the fees of the moment. @throws RelayRevertedError */
  quote(networkId: string, from: string, call: RelayCall): Promise<{ gas: bigint; fees: RelayFees }>
  /** The fees of the moment. Undefined where the holder's signature fixes the fee. */
  fees(networkId: string): Promise<RelayFees | undefined>
  sign(input: {
    networkId: string
    key: string
    nonce: number
    gas: bigint
    fees: RelayFees
    call: RelayCall
  }): Promise<{ hash: string; raw: string }>
  /** Hands the signed bytes to the node. Whether it took them is read from the chain, not from its response. */
  send(networkId: string, raw: string): Promise<void>
  /** The mined one of these transactions of one nonce. */
  findMined(networkId: string, hashes: readonly string[]): Promise<MinedRelay | undefined>
  account(networkId: string, address: string): Promise<RelayAccount>
  /** Whether a final block shows that none of the relay's transactions can be mined any more, unless one was. */
  isOver(relay: Pick<Relay, 'networkId' | 'relayer' | 'nonce' | 'sinceBlock'>): Promise<boolean>
  /** A token of the network whose transfers can be signed. Undefined if its contract has no such function. */
  token(networkId: string, symbol: string): Promise<AuthorizableToken | undefined>
  /** Whether the token lets the transfer be authorized by signature: Permit2 needs an approval of the holder first. */
  isAllowed(authorization: Omit<Authorization, 'signature'>): Promise<boolean>
  /** The data to sign, as `eth_signTypedData_v4` takes it. Undefined if the token cannot be authorized so. */
  typedDataOf(authorization: Omit<Authorization, 'signature'>): Promise<string | undefined>
  /**
   * The transfer of a signed transaction to the account of `payTo`. Undefined if the transaction does anything else, or
   * names its fee payer anywhere else.
   */
  transferIn(input: { networkId: string; transaction: string; payTo: string }): Promise<Authorization | undefined>
  findFault(authorization: Authorization): Promise<AuthorizationFault | undefined>
  callOf(authorization: Authorization): RelayCall
  /** The transaction since the block that used the authorization, of any sender. */
  findUse(authorization: Omit<Authorization, 'signature'>, sinceBlock: bigint): Promise<string | undefined>
}

export interface RelayRepository {
  /** The account's key, and its address. */
  key(environment: Scope['environment'], family: RelayFamily): Promise<{ address: string; key: string } | undefined>
  address(environment: Scope['environment'], family: RelayFamily): Promise<string | undefined>
  setKey(
    environment: Scope['environment'],
    family: RelayFamily,
    key: { address: string; key: string; atMs: number } | undefined,
  ): Promise<void>
  limits(scope: Scope, networkId: string): Promise<RelayLimits | undefined>
  listLimits(scope: Scope): Promise<RelayLimits[]>
  /** Networks on which any client has limits. */
  limitedNetworks(environment: Scope['environment']): Promise<string[]>
  setLimits(scope: Scope, networkId: string, limits: RelayLimits | undefined): Promise<void>
  /** Locks the client's limits until the transaction ends: its fees are counted one after the other. */
  limitsForUpdate(scope: Scope, networkId: string): Promise<RelayLimits | undefined>
  /** Fees that the client has reserved or spent since then on the network. */
  spent(scope: Scope, networkId: string, sinceMs: number): Promise<bigint>
  /** Reserved fees of all unfinished relays of an account. */
  outstanding(environment: Scope['environment'], networkId: string, relayer: string): Promise<bigint>
  /** Takes the next nonce of the account, at least `least`. No other relay gets it. Waits for other callers. */
  takeNonce(environment: Scope['environment'], networkId: string, relayer: string, least: number): Promise<number>
  /** @throws RelayExistsError if the authorization or the subject has a relay that has not failed. */
  insert(relay: Relay): Promise<void>
  update(relay: Relay): Promise<void>
  find(scope: Scope, id: string): Promise<Relay | undefined>
  findForUpdate(scope: Scope, id: string): Promise<Relay | undefined>
  /** The relay of an authorization that has not failed. */
  findByAuthorization(scope: Scope, authorization: AuthorizationKey): Promise<Relay | undefined>
  /** Claims the result of a settled relay for this call. False if another call has claimed it. */
  takeAnswer(scope: Scope, id: string, caller: Uint8Array): Promise<boolean>
  /** The newest relay of a payment request or transfer. */
  findOf(scope: Scope, subjectId: string): Promise<Relay | undefined>
  /** Relays of the client, the newest first. */
  listOf(scope: Scope, count: number): Promise<Relay[]>
  /** The newest first. */
  list(environment: Scope['environment'], count: number): Promise<Relay[]>
  /** Counts a refusal. The newest of each client are kept: any account may sign a payment that is refused. */
  noteRefusal(
    scope: Scope,
    refusal: Omit<RelayRefusal, 'times' | 'firstAtMs' | 'lastAtMs'>,
    atMs: number,
  ): Promise<void>
  /** The newest first. */
  listRefusals(scope: Scope, count: number): Promise<RelayRefusal[]>
}

/** The identity of an authorization: a holder's nonce is used once. */
export type AuthorizationKey = Pick<Authorization, 'networkId' | 'method' | 'token' | 'from' | 'nonce'>

/** Another relay of the same authorization, payment request or transfer is in progress or has succeeded. */
export class RelayExistsError extends Error {
  override readonly name = 'RelayExistsError'
}
