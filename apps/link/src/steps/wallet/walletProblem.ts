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

/** The wallet itself says that it sent nothing, and will not. */
export class NotSent extends Error {}

/**
 * Errors of a wallet that did not begin: the account is not connected to the page, or it does not have the method or does not take
 * the parameters (EIP-1193, EIP-1474).
 */
const notBegun: ReadonlySet<unknown> = new Set([4100, 4200, -32601, -32602])

/** Whether a wallet's error means that it sent nothing. Any other may have come after it did. */
export const provesNothingSent = (error: unknown): boolean =>
  error instanceof WalletMismatch
    ? error.problem === 'otherNetwork'
    : error instanceof NotSent || notBegun.has(((error ?? {}) as { code?: unknown }).code)

/** Codes of EIP-1193 and EIP-1474; everything a wallet says beyond them is in words of its own. */
export function walletProblem(error: unknown): WalletProblem {
  if (error instanceof WalletMismatch) return error.problem
  const { code } = (error ?? {}) as { code?: unknown }
  if (code === 4001) return 'rejected'
  return code === -32002 ? 'pending' : 'failed'
}
