import type { AdminOperation } from './admin/adminOperation.ts'
import type { ErrorType } from './errors/errorCatalogue.ts'
import type { Operation } from './operation.ts'

/** Request header, in any case. */
export const idempotencyKeyHeader = 'Idempotency-Key'

/** Set in an answer that was given before. */
export const idempotencyReplayedHeader = 'Idempotency-Replayed'

/** Printable ASCII without spaces; the quotes of a structured field are part of it. */
export const idempotencyKeyPattern = /^[\x21-\x7e]{1,255}$/

/** How long an answer is given again. */
export const idempotencyKeyTtlMs = 24 * 60 * 60_000

/** Writes other than deletions. A read changes nothing, and repeating a deletion has no effect. */
export const takesIdempotencyKey = (operation: Pick<Operation, 'method' | 'permission'>): boolean =>
  operation.method === 'POST' && operation.permission === 'write'

/** All but the upload of a file, whose bytes are not compared, and the token, which is asked for without one. */
export const adminTakesIdempotencyKey = ({
  method,
  body,
  needsToken,
}: Pick<AdminOperation, 'method' | 'body' | 'needsToken'>): boolean =>
  method === 'POST' && needsToken && body !== undefined

export const idempotencyErrors: readonly ErrorType[] = ['invalidField', 'idempotencyKeyReused', 'idempotencyKeyInUse']
