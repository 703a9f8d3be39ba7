import type { Claims } from '../transfers/ports.ts'

/** What core needs of a chain: to know whether a transaction that an institution named really moved the coins. */
export type ChainConfirmation =
  /** In the node's pool, or in a block with fewer confirmations than final. */
  | { kind: 'pending'; confirmations: number }
  /** The node has no such transaction: not there yet, dropped, replaced by another, or on a branch that is gone. */
  | { kind: 'unknown' }
  | { kind: 'confirmed'; confirmations: number; fromAddress: string }
  /** Final, and it reverted: it moved nothing. */
  | { kind: 'reverted'; message: string }
  /** Final, and not the payment it was said to be: less reached the address with it, or nothing. In base units. */
  | { kind: 'mismatched'; arrivedBaseUnits: bigint; message: string }

/** What addresses hold, as the nodes report it now. */
export interface ChainBalances {
  /** Networks this process has a node for. */
  readonly networkIds: readonly string[]
  /** Contracts and mints of the tokens that are read: those of a sandbox are in no catalogue. */
  readonly contracts: readonly { networkId: string; symbol: string; address: string }[]
  /** The number of an EVM chain as its node has it: the sandbox's chains have numbers of their own. */
  chainIdOf(networkId: string): number | undefined
  /**
   * The network's own coin and every token of the catalogue there, those of which there is none too. Rejects when anything
   * of it cannot be read: half an answer would look like a smaller fortune.
   */
  read(
    networkId: string,
    address: string,
  ): Promise<readonly { symbol: string; amountBaseUnits: bigint; decimals: number }[]>
}

export interface ChainWatcher {
  /** Networks this process can read. For others the institution's word is all there is. */
  watches(networkId: string): boolean
  /** Whether `hash` holds a transfer of at least `amountBaseUnits` of `symbol` to `toAddress`, and how deep it is. */
  confirm(input: {
    networkId: string
    hash: string
    symbol: string
    toAddress: string
    amountBaseUnits: bigint
  }): Promise<ChainConfirmation>
}

/** A payment inside a transaction: one may hold several, also of different wallets (bundles, batches). */
export interface FoundPayment {
  hash: string
  /** What of the transaction is the payment: its own call, a log, outputs. No two payments of a transaction have one of them in common. */
  positions: readonly string[]
  nonce?: bigint
}

/** What other transfers have of a network: one position in one transaction. */
export const paymentKey = (hash: string, position: string): string => `${hash} ${position}`

/** One payment out of a wallet. Amounts in base units. */
export interface WalletPayment {
  networkId: string
  symbol: string
  from: string
  to: string
  amountBaseUnits: bigint
}

/** A transaction as a wallet is asked for it, in the form that the wallets of its chain take. */
export type WalletTransaction =
  | EvmWalletTransaction
  | SolanaWalletTransaction
  | BitcoinWalletTransaction
  | TronWalletTransaction

/** For `eth_sendTransaction` (EIP-1193): `value` and `data` are hexadecimal. */
interface EvmWalletTransaction {
  family: 'evm'
  chainId: number
  from: string
  to: string
  value: string
  data: string
}

/** For `solana:signAndSendTransaction` of the Wallet Standard. */
interface SolanaWalletTransaction {
  family: 'solana'
  /** `solana:mainnet` or `solana:devnet`. */
  chain: string
  from: string
  /** Not signed yet, in base64. */
  wire: string
}

/** A payment request in the form that wallets of the network read: EIP-681, Solana Pay or BIP-21. */
export interface PaymentUris {
  /** Undefined where the network has no such form, or the asset's contract there is not known. */
  uriFor(request: { networkId: string; symbol: string; to: string }): string | undefined
}

/** For `sendTransfer` of Bitcoin's wallets, which choose the coins and the fee themselves. */
interface BitcoinWalletTransaction {
  family: 'bitcoin'
  from: string
  to: string
  satoshis: bigint
}

/** For `trx.sign` of Tron's wallets, in the form of java-tron's HTTP API: not signed yet. It expires a minute after the chain's head. */
interface TronWalletTransaction {
  family: 'tron'
  /** CAIP-2. */
  chain: string
  from: string
  /** JSON. */
  transaction: string
}

/** Payments that users make from their own wallets: what the wallet is asked for, and where it is found on the chain. */
export interface ChainPayments {
  pays(networkId: string): boolean
  /** Number of the block at the head, or of the slot. */
  head(networkId: string): Promise<bigint>
  /** `isSponsored`: the fee is paid by the operator's account, which has signed. */
  transactionFor(payment: WalletPayment, options?: { isSponsored: boolean }): Promise<WalletTransaction>
  /** As of `Connector.sponsoredFee`. */
  readSponsoredFee(payment: WalletPayment): Promise<bigint | undefined>
  /**
   * In base units of the network's own coin: about what the transaction costs, what the wallet has, and what has to stay in it
   * when the coin itself is sent.
   */
  readFee(payment: WalletPayment): Promise<{ fee: bigint; available: bigint; reserve: bigint }>
  /**
   * Whether the wallet has sent a transaction that is in no block yet, as far as the node has it. What it does can then not be read by the
   * sender. Never true on Solana, where what is not in a block within seconds is dropped.
   */
  isAnyPending(payment: WalletPayment): Promise<boolean>
  /**
   * Whether the payment can be seen on the chain. A contract pays in the network's own coin by a transaction that another account sends, and
   * leaves no record of it.
   */
  isSeen(payment: WalletPayment): Promise<boolean>
  /**
   * The transaction that makes the payment: sent by `from`, exactly the amount, in a block after `afterBlock` or in none yet, and
   * none of `claimed`, which has `paymentKey`s. `hash` is what somebody named as it; it is held to the same. `nonce` is that of the transaction as it was
   * seen before: `replaced` where another transaction of `from` has it in a block that is final, so that this one never comes; on Tron
   * it is the time at which the transaction expires, and `expired` that it is in no block by then.
   */
  find(
    payment: WalletPayment,
    search: {
      afterBlock: bigint
      hash?: string | undefined
      claimed: Claims
      nonce?: bigint | undefined
    },
  ): Promise<FoundPayment | 'replaced' | 'expired' | undefined>
}
