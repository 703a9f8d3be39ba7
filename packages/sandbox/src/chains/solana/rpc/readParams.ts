import { isAddress, type Address } from '@solana/kit'

import type { SolanaLedger } from '../createSolanaLedger.ts'

export type RpcMethod = (params: Params) => unknown

/** A result with its slot. */
export const withContext = (ledger: SolanaLedger, value: unknown) => ({
  context: { apiVersion: '2.3.0', slot: ledger.height() },
  value,
})

/** A JSON-RPC error, with Solana's own code if it has one. */
export class SolanaRpcError extends Error {
  override readonly name = 'SolanaRpcError'
  readonly code: number
  readonly data: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

export const invalidParams = (message: string): SolanaRpcError => new SolanaRpcError(-32_602, message)

export type Params = readonly unknown[]
export type Config = Readonly<Record<string, unknown>>

export const addressIn = (params: Params, at = 0): Address => {
  const value = params[at]
  if (typeof value !== 'string' || !isAddress(value)) throw invalidParams('Invalid param: Invalid address')
  return value
}

export const configIn = (params: Params, at: number): Config => {
  const value = params[at]
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Config) : {}
}

export const textIn = (params: Params, at = 0): string => {
  const value = params[at]
  if (typeof value !== 'string') throw invalidParams('Invalid param: text expected')
  return value
}

export const numberIn = (params: Params, at = 0): number => {
  const value = params[at]
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) {
    throw invalidParams('Invalid param: whole number expected')
  }
  return value
}
