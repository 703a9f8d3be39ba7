import type { Scope } from '../kernel/scope.ts'

/** An answer as it went out, to be given again. */
export interface StoredAnswer {
  status: number
  contentType: string
  body: string
}

export interface IdempotencyRepository {
  /**
   * Takes a key for one request, unless another request has it: that one's fingerprint and, once it is there, its answer.
   * A key is free again after its end, and after `lapsesAtMs` if no answer has come by then.
   */
  claim(
    scope: Scope,
    claim: {
      id: string
      keyHash: Uint8Array
      fingerprint: string
      nowMs: number
      lapsesAtMs: number | undefined
      expiresAtMs: number
    },
  ): Promise<{ claimed: true } | { claimed: false; fingerprint: string; answer?: StoredAnswer }>
  finish(id: string, answer: StoredAnswer): Promise<void>
  /** The request may be made again. */
  release(id: string): Promise<void>
}
