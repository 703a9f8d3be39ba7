/** One network to stand in for. */
export interface SandboxNetwork {
  /** UUID of the public network. */
  networkId: string
  name: string
  /** Of the local chain. Never a public chain's: a signature made here must be worthless elsewhere. */
  chainId: number
  nativeSymbol: string
}

export const sandboxNetworks: readonly SandboxNetwork[] = [
  { networkId: '03b2d786-7092-4a6a-9737-d6013e21819b', name: 'Sepolia', chainId: 31_337, nativeSymbol: 'ETH' },
  { networkId: 'f2780a87-d1ab-4567-85b3-d9ae728cf54d', name: 'Base Sepolia', chainId: 31_338, nativeSymbol: 'ETH' },
]
