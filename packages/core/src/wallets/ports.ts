import type { Scope } from '../kernel/scope.ts'

/** Families of addresses that can be proved by signing a message. */
export type VerifiableFamily = 'evm' | 'solana' | 'bitcoin' | 'tron'

/** A message for a wallet to sign: single use, and valid only for its session, address and chain. */
export interface WalletChallenge {
  id: string
  scope: Scope
  sessionId: string
  userId: string
  /** Empty for a wallet that connects and signs in one request. */
  address: string
  networkId: string
  /** The whole text, with the domain and a nonce in it. */
  message: string
  expiresAtMs: number
}

/** A proof that a user holds an address. Public `DeFiWalletVerification`. */
export interface WalletVerification {
  id: string
  scope: Scope
  userId: string
  address: string
  networkType: VerifiableFamily
  message: string
  /** The wallet's original signature, so that the proof can be verified again. */
  signature: string
  verifiedAtMs: number
}

export interface WalletRepository {
  insertChallenge(challenge: WalletChallenge): Promise<void>
  /** Single use: returns an open challenge of the session once, before its answer is verified. */
  takeChallenge(sessionId: string, id: string, nowMs: number): Promise<WalletChallenge | undefined>
  insertVerification(verification: WalletVerification): Promise<void>
  /** Newest first, at most a thousand. */
  listVerifications(
    scope: Scope,
    filter: { userId?: string | undefined; address?: string | undefined },
  ): Promise<WalletVerification[]>
}

export interface SignatureVerifier {
  /**
   * Whether the key of `address` signed `message`, or the contract there accepts the signature. False for a malformed
   * signature. Throws `ConnectorError` `unavailable` if only the network's node can decide, and it does not answer.
   */
  verify(input: {
    family: VerifiableFamily
    networkId: string
    address: string
    message: string
    signature: string
    /** In base64: the bytes that a Solana wallet signed, if not the message alone. */
    envelope?: string | undefined
  }): Promise<boolean>
  /**
   * Whether an address of an EVM network is a contract, whose signatures are valid on that network only. Throws if its
   * node does not respond.
   */
  isContract(networkId: string, address: string): Promise<boolean>
}

/** The wallet of a sandbox's user, by EIP-1193. Absent in production. */
export interface SandboxWallet {
  request(input: { user: string; method: string; params: readonly unknown[]; chainId?: number }): Promise<unknown>
}
