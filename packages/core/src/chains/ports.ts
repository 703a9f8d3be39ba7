import type { Claims } from '../kernel/claims.ts'

/** Whether a transaction that an institution named moved the coins, as the chain shows it. */
export type ChainConfirmation =
  /** In the node's pool, or in a block with fewer confirmations than final. */
  | { kind: 'pending'; confirmations: number }
  /** The node has no such transaction: not there yet, dropped, replaced by another, or on a branch that is gone. */
  | { kind: 'unknown' }
  /** `block`: that of the transaction. */
  | { kind: 'confirmed'; confirmations: number; fromAddress: string; fee?: PaidFee; block?: bigint }
  /** Final, and reverted: it moved no funds. */
  | { kind: 'reverted'; message: string }
  /** Final, but it did not pay the expected amount: a smaller amount or none reached the address. In base units. */
  | { kind: 'mismatched'; arrivedBaseUnits: bigint; message: string }

/** The fee of a transaction, in base units of the network's own coin, and its payer. */
export interface PaidFee {
  baseUnits: bigint
  payer: string
}

/** Current balances of addresses, as reported by the nodes. */
export interface ChainBalances {
  /** Networks this process has a node for. */
  readonly networkIds: readonly string[]
  /** Contracts and mints of the readable tokens: those of a sandbox are not in the catalogue. */
  readonly contracts: readonly { networkId: string; symbol: string; address: string }[]
  /** The chain id that the node reports. The sandbox's chains have different ids. */
  chainIdOf(networkId: string): number | undefined
  /**
   * The network's own coin and every token of the catalogue there, including zero balances. Rejects if any of them
   * cannot be read, because a partial result would look like a smaller balance.
   */
  read(
    networkId: string,
    address: string,
  ): Promise<readonly { symbol: string; amountBaseUnits: bigint; decimals: number }[]>
}

export interface ChainWatcher {
  /** Networks this process can read. For others the institution's word is all there is. */
  watches(networkId: string): boolean
  /**
   * Whether `hash` contains a transfer of at least `amountBaseUnits` of `symbol` to `toAddress` with exactly the tag
   * `toTag`, or none, and its confirmations. `sinceMs`: the earliest time of the transfer. Nodes that keep only recent
   * history need it to report that a transaction does not exist.
   */
  confirm(input: {
    networkId: string
    hash: string
    symbol: string
    toAddress: string
    toTag?: string | undefined
    amountBaseUnits: bigint
    sinceMs?: number | undefined
  }): Promise<ChainConfirmation>
}

/**
 * A payment inside a transaction. One transaction may contain several, also of different wallets (bundles, batches).
 */
export interface FoundPayment {
  hash: string
  /**
   * The parts of the transaction that make the payment: its own call, a log, or outputs. Two payments of one
   * transaction never share a position.
   */
  positions: readonly string[]
  nonce?: bigint
}

/** Identifies one position in one transaction of a network, to mark it as claimed by a transfer. */
export const paymentKey = (hash: string, position: string): string => `${hash} ${position}`

/** One payment out of a wallet. Amounts in base units. */
export interface WalletPayment {
  networkId: string
  symbol: string
  from: string
  to: string
  amountBaseUnits: bigint
}

/** A transaction to approve, in the format of the chain's wallets. */
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

/** A payment request in the form that wallets of the network read: EIP-681, Solana Pay, BIP-21 or `ripple:`. */
export interface PaymentUris {
  /** Undefined if the network has no such format, or if the asset's contract there is not known. */
  uriFor(request: {
    networkId: string
    symbol: string
    to: string
    /** In whole units. Absent: the payer chooses it. */
    amount?: string | undefined
    tag?: string | undefined
  }): string | undefined
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

/**
 * Payments that users make from their own wallets: builds the transaction for the wallet, and finds the payment on the
 * chain.
 */
export interface ChainPayments {
  pays(networkId: string): boolean
  /** Number of the block at the head, or of the slot. */
  head(networkId: string): Promise<bigint>
  /** `isSponsored`: the fee is paid by the operator's account, which has signed. */
  transactionFor(payment: WalletPayment, options?: { isSponsored: boolean }): Promise<WalletTransaction>
  /** As of `Connector.sponsoredFee`. */
  readSponsoredFee(payment: WalletPayment): Promise<bigint | undefined>
  /**
   * In base units of the network's own coin: the estimated cost of the transaction, the wallet's balance, the reserve
   * that has to stay in the wallet when it sends the coin itself, and the least of the coin that this recipient can get.
   */
  readFee(payment: WalletPayment): Promise<{ fee: bigint; available: bigint; reserve: bigint; minimum: bigint }>
  /**
   * Whether the node knows a transaction of the wallet that is not in a block yet. Its effect cannot be read from its
   * sender then. Never true on Solana, where a transaction that is not included within seconds is dropped.
   */
  isAnyPending(payment: WalletPayment): Promise<boolean>
  /**
   * Whether the payment is visible on the chain. Invisible: a contract's payment in the network's own coin, which is
   * part of another account's transaction and leaves no record.
   */
  isSeen(payment: WalletPayment): Promise<boolean>
  /**
   * Finds the transaction that makes the payment: sent by `from`, exactly the amount, after block `afterBlock` or not
   * in a block yet, and not in `claimed`, which holds `paymentKey`s. A reported `hash` must pass the same checks.
   * `nonce` is that of the transaction as seen before. `replaced`: a final block holds another transaction of `from`
   * with this nonce, so this one can never be included. On Tron `nonce` is the time at which the transaction expires.
   * `expired`: no block includes it by that time.
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
