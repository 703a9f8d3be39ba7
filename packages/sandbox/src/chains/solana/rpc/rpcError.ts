/** A JSON-RPC error, with Solana's own numbers where it has any. */
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
