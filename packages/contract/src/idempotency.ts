import type { AdminOperation } from './admin/adminOperation.ts'
import type { ErrorType } from './errors/errorCatalogue.ts'
import type { Operation } from './operation.ts'

/** Request header, in any case. */
export const idempotencyKeyHeader = 'Idempotency-Key'

/** Set in a repeated response. */
export const idempotencyReplayedHeader = 'Idempotency-Replayed'

/** Printable ASCII without spaces; the quotes of a structured field are part of it. */
export const idempotencyKeyPattern = /^[\x21-\x7e]{1,255}$/

/** How long a response is repeated. */
export const idempotencyKeyTtlMs = 24 * 60 * 60_000

/** Writes other than deletions. A read changes nothing, and repeating a deletion has no effect. */
export const takesIdempotencyKey = (operation: Pick<Operation, 'method' | 'permission'>): boolean =>
  operation.method === 'POST' && operation.permission === 'write'

/** All except file uploads, whose bytes are not compared, and the token, which is requested without a key. */
export const adminTakesIdempotencyKey = ({
  method,
  body,
  needsToken,
}: Pick<AdminOperation, 'method' | 'body' | 'needsToken'>): boolean =>
  method === 'POST' && needsToken && body !== undefined

export const idempotencyErrors: readonly ErrorType[] = ['invalidField', 'idempotencyKeyReused', 'idempotencyKeyInUse']
