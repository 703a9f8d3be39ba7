export type WebhookRefusal = 'noSignature' | 'wrongSignature' | 'tooOld' | 'fromTheFuture' | 'malformed'

/** A delivery that must not be believed. Answer it with 400. */
export class RialtoWebhookError extends Error {
  override readonly name = 'RialtoWebhookError'
  readonly reason: WebhookRefusal

  constructor(reason: WebhookRefusal, message: string) {
    super(message)
    this.reason = reason
  }
}
