/** A currency that the solver receives and pays out. */
export interface Currency {
  symbol: string
  name: string
  decimals: number
  /** Relay's id: the contract or mint, or the chain's own term for its coin. */
  address: string
  isNative: boolean
}

/** Coins that arrived at a deposit address. */
export interface PayIn {
  hash: string
  /** Index of the transfer in the transaction, unique within it. */
  index: number
  address: string
  from: string
  /** `Currency.address` */
  currency: string
  /** Base units. */
  amount: string
  block: number
}

/** A signed transaction that may or may not have been sent. Its bytes never change, so it can be executed only once. */
export interface Signed {
  hash: string
  raw: string
  /** After this nonce or block it can no longer be included. */
  validity: number
}

interface Transfer {
  /** `Currency.address` */
  currency: string
  to: string
  amount: bigint
}

/** Status of a signed transaction. `impossible`: it is not in any block and cannot be in a later one. */
export type Outcome = 'waiting' | 'included' | 'reverted' | 'impossible'

/** The chain refuses this transfer in every attempt, because its recipient does not accept it. */
export class TransferRefusedError extends Error {
  override readonly name = 'TransferRefusedError'
}

/** One chain as the solver uses it. All calls reject if the node cannot be reached. */
export interface SolverChain {
  /** Relay's chain id. */
  id: number
  name: string
  displayName: string
  vmType: 'evm' | 'svm'
  rpcUrl: string
  currencies: readonly Currency[]
  /** Address of the solver, which pays out. Its balances are the liquidity. */
  solver: string
  /** Cost of a payout and of a sweep on this chain, in millionths of a US dollar. */
  fillCostMicroUsd: bigint
  sweepCostMicroUsd: bigint
  /** Cost of a user's own transfer, in base units of the chain's coin. */
  transferCost: { native: bigint; token: bigint }
  /** Base units of the chain's coin that are reserved for fees and not offered as liquidity. */
  nativeReserve: bigint
  isAddress(text: string): boolean
  /** The normalized form of an address for comparison. */
  normalize(address: string): string
  /** The address of an order. Stable. */
  depositAddress(orderId: string): Promise<string>
  head(): Promise<number>
  /** Payments in these blocks to addresses (normalized) for which `isOpen` is true. */
  payIns(blocks: { from: number; to: number }, isOpen: (address: string) => boolean): Promise<PayIn[]>
  /** Whether the transaction is (still) in a block. */
  isIncluded(hash: string): Promise<boolean>
  balance(currency: string, address: string): Promise<bigint>
  /**
   * `after`: the validity of the last transaction signed and not yet settled.
   * @throws TransferRefusedError when the recipient does not take it
   */
  signTransfer(transfer: Transfer, after: number | undefined): Promise<Signed>
  /** Moves all of the currency from an order's address to the solver. */
  signSweep(orderId: string, currency: string, after: number | undefined): Promise<Signed>
  /** Gives the solver coins from outside. Resolves when they are sent. */
  fund(currency: string, amount: bigint): Promise<void>
  /** Receives coins that are removed from the solver. */
  outside: string
  /** Submits the bytes to the node. Can be repeated. */
  submit(signed: Signed): Promise<void>
  outcome(signed: Signed): Promise<Outcome>
}
