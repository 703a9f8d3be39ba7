import type { Scope } from '../kernel/scope.ts'

/** A response exactly as sent, to be returned again. */
export interface StoredAnswer {
  status: number
  contentType: string
  body: string
}

export interface IdempotencyRepository {
  /**
   * Claims a key for one request. If another request has it, returns that one's fingerprint and, once it exists, its
   * response. A key is free again after its expiry, or after `lapsesAtMs` without a response.
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
