/** What went wrong between the page and a wallet, as `messages.wallet` has it in words. */
type WalletProblem = 'rejected' | 'pending' | 'otherAddress' | 'otherAccount' | 'otherNetwork' | 'failed'

/** Thrown where the wallet is on another account or chain than the one asked for. */
export class WalletMismatch extends Error {
  readonly problem: WalletProblem
  /** The one that the wallet is on, where another is needed. */
  readonly address: string | undefined

  constructor(problem: WalletProblem, address?: string) {
    super(problem)
    this.problem = problem
    this.address = address
  }
}

/** Codes of EIP-1193 and EIP-1474; everything a wallet says beyond them is in words of its own. */
export function walletProblem(error: unknown): WalletProblem {
  if (error instanceof WalletMismatch) return error.problem
  const { code } = (error ?? {}) as { code?: unknown }
  if (code === 4001) return 'rejected'
  return code === -32002 ? 'pending' : 'failed'
}
