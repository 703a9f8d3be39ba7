/** The database cannot be reached, or had no connection or lock to give in time. Nothing is known about what was asked of it. */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError'

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}
