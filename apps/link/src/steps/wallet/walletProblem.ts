import { ApiError } from '../../api/ApiError.ts'
import { codeOf } from './walletError.ts'

/** A problem between the page and a wallet, with its texts in `messages.wallet`. */
export type WalletProblem =
  | 'rejected'
  | 'pending'
  | 'otherAddress'
  | 'otherAccount'
  | 'otherNetwork'
  | 'noAccount'
  | 'notSigned'
  | 'wrongSignature'
  | 'signedOnChain'
  | 'failed'

/** Thrown when the wallet's own answer reveals the problem. */
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

/** The wallet took the payment, and says that it sent nothing and will not. */
export class NotSent extends Error {}

/**
 * Errors of a wallet that did not begin: the account is not connected to the page, or it does not have the method or does not take
 * the parameters (EIP-1193, EIP-1474).
 */
const notBegun: ReadonlySet<unknown> = new Set([4100, 4200, -32601, -32602, -32004])

/** The user declined the request (EIP-1193), or the change of the account that the wallet needs for it (EIP-5792). */
const declined: ReadonlySet<unknown> = new Set([4001, 5750])

/** Problems that the page detects before it prompts the wallet. */
const foundBefore: ReadonlySet<WalletProblem> = new Set(['otherNetwork', 'otherAccount', 'noAccount'])

/** Whether a wallet's error means that it sent nothing. Any other may have come after it did. */
export const provesNothingSent = (error: unknown): boolean =>
  error instanceof WalletMismatch
    ? foundBefore.has(error.problem)
    : error instanceof NotSent || notBegun.has(codeOf(error))

export const isDeclined = (error: unknown): boolean => declined.has(codeOf(error))

/** Codes of EIP-1193 and EIP-1474. Wallets describe all other errors in texts of their choice. */
export function walletProblem(error: unknown): WalletProblem {
  if (error instanceof WalletMismatch) return error.problem
  if (error instanceof ApiError) return 'failed'
  if (isDeclined(error)) return 'rejected'
  return codeOf(error) === -32002 ? 'pending' : 'failed'
}
