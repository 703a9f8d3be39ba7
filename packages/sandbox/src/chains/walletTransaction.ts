import { isAddress, isHex } from 'viem'

/** A provider's response in the format of EIP-1193. */
export type Answer = { result: unknown } | { error: { code: number; message: string } }

export const refusal = (code: number, message: string): Answer => ({ error: { code, message } })

/** A page's request to the sandbox's wallet for a transaction. */
export interface WalletTransaction {
  to: `0x${string}`
  value: bigint
  data: `0x${string}`
}

export const readTransaction = (value: unknown): WalletTransaction | undefined => {
  const { to, value: coins = '0x0', data = '0x' } = (value ?? {}) as Record<string, unknown>
  if (typeof to !== 'string' || !isAddress(to, { strict: false }) || !isHex(coins) || !isHex(data)) return undefined
  return { to, value: BigInt(coins), data }
}
