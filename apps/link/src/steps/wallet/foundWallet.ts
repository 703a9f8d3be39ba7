import type { AskedWallet } from '@rialto/contract'

export type WalletFamily = 'evm' | 'solana' | 'bitcoin' | 'tron'

/** The account and the chain that a payment is for: no other one may pay. */
export interface PaymentTarget {
  address: string
  /** EVM and Tron. */
  chainId: number | undefined
}

/** The id under which a wallet has a payment (EIP-5792). */
export interface WalletCalls {
  id: string
  /** The wallet has shown that it knows the id: that it no longer does means that it dropped the payment. */
  isKnown: boolean
}

/** How a payment is followed in the wallet. */
export interface Following {
  /** Called with the wallet's id of the payment, and again when the wallet has shown that it knows the id. */
  onCalls(calls: WalletCalls): void
  /** Aborted when the page stops waiting. */
  signal: AbortSignal
}

/** A wallet of this browser, of any standard. Answers are not trusted. */
export interface FoundWallet {
  /** The reverse domain name of EIP-6963 and TIP-6963, or the name of the Wallet Standard: the same at every visit. */
  id: string
  family: WalletFamily
  /** Empty where the wallet does not say. */
  name: string
  iconUrl: string | undefined
  /** Asks for the user's address. */
  connect(): Promise<string>
  /**
   * Asks for the address and for a signature of the server's message with that address, in one request. Undefined where
   * the wallet cannot: then it has not asked its user for anything.
   */
  signIn?(message: string): Promise<SignedIn | undefined>
  /** Asks for a signature of the server's message, in the form that the server takes. */
  sign(message: string, address: string): Promise<WalletSignature>
  /** The EVM chain that the wallet is on. */
  readChainId?(): Promise<number | undefined>
  /** Absent where the wallet can only sign messages. */
  payment?: {
    /** Throws unless the wallet can pay from the right account and on the right chain. Asks for no money. */
    prepare(target: PaymentTarget): Promise<void>
    /** Asks for the payment, under an id of this one time. Resolves with the transaction's hash. */
    send(asked: AskedWallet, askId: string, following: Following): Promise<string>
    /** Asks for a signature of the payment, which another account sends. Absent where no token of the family can be paid so. */
    authorize?(authorization: Authorization, address: string): Promise<string>
    /** Follows a payment that the wallet has already. Resolves with the transaction's hash. */
    follow?(calls: WalletCalls, following: Following): Promise<string>
  }
}

/** A payment to be signed for another account to send. */
export type Authorization = NonNullable<AskedWallet['authorization']>

export interface SignedIn {
  address: string
  /** Absent where the wallet connected and did not sign. */
  signed?: WalletSignature
}

export interface WalletSignature {
  signature: string
  /** In Base64, where the wallet signed an envelope around the message. */
  envelope?: string
}

export const keyOf = ({ family, id }: FoundWallet): string => `${family} ${id}`

/** An icon that a wallet brought along: only one that is in the announcement itself. */
export const ownIcon = (icon: unknown): string | undefined =>
  typeof icon === 'string' && icon.startsWith('data:image/') ? icon : undefined

export const isShortText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= 200
