import type { TaggedAddress } from '@rialto/catalog'

/** A public network that a local chain imitates. */
export interface SandboxNetwork {
  /** UUID of the public network. */
  networkId: string
  name: string
  /** Id of the local chain, never that of a public one, so that signatures made here are worthless elsewhere. */
  chainId: number
  nativeSymbol: string
}

export const sandboxNetworks: readonly SandboxNetwork[] = [
  { networkId: '03b2d786-7092-4a6a-9737-d6013e21819b', name: 'Sepolia', chainId: 31_337, nativeSymbol: 'ETH' },
  { networkId: 'f2780a87-d1ab-4567-85b3-d9ae728cf54d', name: 'Base Sepolia', chainId: 31_338, nativeSymbol: 'ETH' },
]

/** A token that the sandbox deployed on one of its chains. */
export interface SandboxToken {
  symbol: string
  /** Contract address, or undefined for the chain's own coin. */
  address: `0x${string}` | undefined
  decimals: number
}

export interface SandboxChain {
  /** Our network id: the UUID of the public network that the chain imitates. */
  networkId: string
  name: string
  /** CAIP-2 reference of the local chain, never a public chain's. */
  chainId: number
  rpcUrl: string
  tokens: readonly SandboxToken[]
}

/** A ledger of a family other than EVM, with its coin, as institutions use it. */
export interface SandboxLedger {
  networkId: string
  tokens: readonly SandboxToken[]
}

/** A payment to send. */
export interface ChainPayment {
  networkId: string
  symbol: string
  to: string
  /** Only on networks with tags. */
  tag?: string
  amountBaseUnits: bigint
  key?: string
}

/** The sandbox's chains as the simulated institutions use them. Real coins move. */
export interface SandboxChains {
  chains: readonly SandboxChain[]
  /** Absent: none. */
  ledgers?: readonly SandboxLedger[]
  /**
   * Sends from the institutions' treasury. Resolves with the hash once the node has the transaction, which then
   * survives any crash. Repeated calls with the same `key` send the same transaction.
   * @throws SandboxRpcError if nothing was sent because the node refuses it
   */
  send(input: ChainPayment): Promise<{ hash: string }>
  /** Records a transaction signed by another party, so that it survives any crash. Sends nothing. */
  keep(input: { networkId: string; raw: string }): void
  /** On EVM chains: an address in the treasury's derivation tree, stable for one (institution, account, symbol). */
  depositAddress(input: { institution: string; account: string }): string
  /** As `depositAddress`, on any network. On some networks all accounts share one address and have separate tags. */
  depositPlace(input: { networkId: string; institution: string; account: string }): TaggedAddress
  balanceOf(input: { networkId: string; symbol: string; address: string }): Promise<bigint>
  stop(): Promise<void>
}
