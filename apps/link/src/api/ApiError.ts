/** `network`: no usable answer came, so what happened is unknown. `ended`: the session is over. `refused`: a clear no. */
type ApiErrorKind = 'network' | 'ended' | 'refused' | 'server'

export class ApiError extends Error {
  readonly kind: ApiErrorKind
  readonly httpStatus: number
  /** From the server, for the host; empty when there is none. */
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
