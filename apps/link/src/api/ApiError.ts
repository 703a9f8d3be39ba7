/**
 * `network`: no usable answer came, so the outcome is unknown. `ended`: the session has expired. `refused`: a definite
 * rejection.
 */
type ApiErrorKind = 'network' | 'ended' | 'refused' | 'server'

export class ApiError extends Error {
  readonly kind: ApiErrorKind
  readonly httpStatus: number
  /** The server's text for the host. Empty if the server sent none. */
  readonly displayMessage: string
  readonly errorType: string
  /** The id of the request, by which the operator finds it; empty where no answer came. */
  readonly supportCode: string

  constructor(kind: ApiErrorKind, httpStatus: number, detail: ErrorDetail = {}, supportCode = '') {
    super(`Link API: ${kind} ${httpStatus}`)
    this.name = 'ApiError'
    this.kind = kind
    this.httpStatus = httpStatus
    this.displayMessage = detail.displayMessage ?? ''
    this.errorType = detail.errorType ?? ''
    this.supportCode = supportCode
  }
}

export type ErrorDetail = { displayMessage?: string; errorType?: string }
