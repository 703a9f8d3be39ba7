import type { ErrorEnvelope, ErrorType } from './generated/api.ts'

interface RialtoApiErrorDetails {
  http: number
  status: ErrorEnvelope['status']
  errorType: ErrorType | ''
  message: string
  displayMessage?: string | undefined
  errorHash?: string | undefined
  teamCode?: string | undefined
  requestId?: string | undefined
  retryAfterMs?: number | undefined
}

/** The API rejected the request. `message` is for developers; `displayMessage`, if present, is for users. */
export class RialtoApiError extends Error {
  override readonly name: string = 'RialtoApiError'
  /** The HTTP status. */
  readonly http: number
  readonly status: ErrorEnvelope['status']
  /**
   * The error type to branch on. Empty if the response came from another system in front of the API, such as a proxy.
   */
  readonly errorType: ErrorType | ''
  readonly displayMessage: string | undefined
  /** The same for every failure of one kind at one place, for grouping. */
  readonly errorHash: string | undefined
  readonly teamCode: string | undefined
  /** Id for finding the request in the server's log. */
  readonly requestId: string | undefined
  /** Delay that the server requests before another attempt. */
  readonly retryAfterMs: number | undefined

  constructor(details: RialtoApiErrorDetails) {
    super(details.message)
    this.http = details.http
    this.status = details.status
    this.errorType = details.errorType
    this.displayMessage = details.displayMessage
    this.errorHash = details.errorHash
    this.teamCode = details.teamCode
    this.requestId = details.requestId
    this.retryAfterMs = details.retryAfterMs
  }
}

/** The API's empty 401: the client id or the secret is wrong, revoked or of the other environment. */
export class RialtoUnauthorizedError extends RialtoApiError {
  override readonly name = 'RialtoUnauthorizedError'
}

/** No response, or not one of the API. A write may have taken effect: read the state before you send it again. */
export class RialtoConnectionError extends Error {
  override readonly name = 'RialtoConnectionError'
}

export type WebhookRefusal = 'noSignature' | 'wrongSignature' | 'tooOld' | 'fromTheFuture' | 'malformed'

/** An invalid delivery. Answer it with 400. */
export class RialtoWebhookError extends Error {
  override readonly name = 'RialtoWebhookError'
  readonly reason: WebhookRefusal

  constructor(reason: WebhookRefusal, message: string) {
    super(message)
    this.reason = reason
  }
}
