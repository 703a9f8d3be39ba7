export interface Token {
  /** Upper case. */
  symbol: string
  name: string
  networkId: string
  /** Decimals of a base unit on this network: USDC has 6 on Ethereum and 18 on BSC. */
  decimals: number
  /** Contract, mint or issuer. Absent for a chain's own coin and for tokens that a sandbox deploys at its start. */
  address?: string
  /** A copy of a token of another network, which a bridge issues. */
  isBridged?: true
}
