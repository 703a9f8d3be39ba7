/** `network`: no usable answer came, so what happened is unknown. `ended`: the session is over. `refused`: a clear no. */
type ApiErrorKind = 'network' | 'ended' | 'refused' | 'server'

export class ApiError extends Error {
  readonly kind: ApiErrorKind
  readonly httpStatus: number
  /** For the user, from the server; empty when there is none. */
  readonly displayMessage: string
  readonly errorType: string
  /** What support asks for. */
  readonly errorHash: string

  constructor(kind: ApiErrorKind, httpStatus: number, detail: ErrorDetail = {}) {
    super(`Link API: ${kind} ${httpStatus}`)
    this.name = 'ApiError'
    this.kind = kind
    this.httpStatus = httpStatus
    this.displayMessage = detail.displayMessage ?? ''
    this.errorType = detail.errorType ?? ''
    this.errorHash = detail.errorHash ?? ''
  }
}

export type ErrorDetail = { displayMessage?: string; errorType?: string; errorHash?: string }
