/** A wallet's connection to a page (EIP-1193). Answers are not trusted. */
export interface WalletProvider {
  request(request: { method: string; params?: readonly unknown[] }): Promise<unknown>
}

/** A payment as the server has it, on one chain. */
export interface EvmTransaction {
  chainId: number
  from: string
  to: string
  value: string
  data: string
}

export const toChainId = (chainId: number): string => `0x${chainId.toString(16)}`

export const isHash = (value: unknown): value is string => typeof value === 'string' && /^0x[0-9a-f]{64}$/i.test(value)
