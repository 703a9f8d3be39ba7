import { errorCatalogue, type ErrorType } from '@rialto/contract'

/** The database is unreachable, or gave no connection or lock in time. The effect of the statement is unknown. */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError'

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Whether a text has the form of our ids, in either letter case. PostgreSQL rejects any other text as a `uuid`. */
export const isUuid = (text: string): boolean => uuid.test(text)

/**
 * Thrown by a use case that cannot serve a request. Becomes the response's error envelope. Any
 * other error becomes `serverFailure` and is logged.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly type: ErrorType
  readonly displayMessage: string | undefined
  readonly retryAfterMs: number | undefined

  constructor(
    type: ErrorType,
    options: { message?: string; displayMessage?: string; retryAfterMs?: number; cause?: unknown } = {},
  ) {
    const entry: { message: string; displayMessage?: string } = errorCatalogue[type]
    super(options.message ?? entry.message, options.cause === undefined ? undefined : { cause: options.cause })
    this.type = type
    this.displayMessage = options.displayMessage ?? entry.displayMessage
    this.retryAfterMs = options.retryAfterMs
  }
}

/** A field of the request that fits its schema and is still not acceptable. `path` is dotted, as the client wrote it. */
export const invalidField = (path: string, why: string): ApiError =>
  new ApiError('invalidField', { message: `${path}: ${why}` })

/** A field that only these circumstances require. */
export const missingField = (path: string, why = 'is required'): ApiError =>
  new ApiError('missingField', { message: `${path}: ${why}` })
