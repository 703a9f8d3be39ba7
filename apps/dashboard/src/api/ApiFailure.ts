/** An error response of the account management API. `message` is the server's English text. */
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

/** The session has ended, or never existed. */
export const isSignedOut = (error: unknown): boolean => error instanceof ApiFailure && error.status === 401
