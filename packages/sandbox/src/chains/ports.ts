/** A token the sandbox deployed on one of its chains. */
export interface SandboxToken {
  symbol: string
  /** Contract address, or undefined for the chain's own coin. */
  address: `0x${string}` | undefined
  decimals: number
}

export interface SandboxChain {
  /** Our network id: the UUID of the public network it stands in for. */
  networkId: string
  name: string
  /** CAIP-2 reference of the local chain, never a public chain's. */
  chainId: number
  rpcUrl: string
  tokens: readonly SandboxToken[]
}

/** The sandbox's chains, as the simulated institutions use them: coins really move. */
export interface SandboxChains {
  chains: readonly SandboxChain[]
  /** Sends from the institution's treasury; resolves with the hash once the node has the transaction. */
  send(input: { networkId: string; symbol: string; to: string; amountBaseUnits: bigint }): Promise<{ hash: string }>
  /** An address of the treasury's own derivation tree, stable for one (institution, account, symbol). */
  depositAddress(input: { institution: string; account: string }): string
  balanceOf(input: { networkId: string; symbol: string; address: string }): Promise<bigint>
  stop(): Promise<void>
}
