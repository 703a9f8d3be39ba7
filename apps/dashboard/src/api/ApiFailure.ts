/** An answer of the account management API that is no success. `message` is the server's, for people who read English. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure'
  readonly status: number
  readonly type: string

  constructor(status: number, type: string, message = '') {
    super(message)
    this.status = status
    this.type = type
  }
}

/** The session has ended, or there is none. */
export const isSignedOut = (error: unknown): boolean => error instanceof ApiFailure && error.status === 401
