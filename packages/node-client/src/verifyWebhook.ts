import { createHmac, timingSafeEqual } from 'node:crypto'

import type {
  ConnectionWebhook,
  LinkSessionWebhook,
  PaymentRequestWebhook,
  PayoutWebhook,
  RefundWebhook,
  TransferWebhook,
  UnassignedPaymentWebhook,
} from './generated/api.ts'

import { RialtoWebhookError } from './rialtoErrors.ts'

/** Sent by `rialto webhooks test` and the account management API. */
export interface TestWebhook {
  Id: string
  EventId: string
  EventType: 'webhook.test'
  Sequence: number
  SentTimestamp: number
  EndpointId: string
  Timestamp: number
}

/** Every event, distinguished by `EventType`. */
export type RialtoEvent =
  | TransferWebhook
  | ConnectionWebhook
  | LinkSessionWebhook
  | PaymentRequestWebhook
  | RefundWebhook
  | UnassignedPaymentWebhook
  | PayoutWebhook
  | TestWebhook

export interface WebhookDelivery {
  /** The unchanged body, as text or bytes. A parsed body cannot be verified. */
  body: string | Uint8Array
  headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>
  /** The endpoint's secret; several while one is being replaced. */
  secret: string | readonly string[]
  /** Default: now. */
  nowMs?: number
  /** Maximum age of a delivery, and maximum lead of its clock. Default 300. */
  toleranceSeconds?: number
  /** Name of the header with the signature of the body alone, if you changed it. Default `X-Mesh-Signature-256`. */
  signatureHeader?: string
}

/**
 * Verifies the sender and age of a webhook, and returns it. Uses the Standard Webhooks headers if present, and the
 * signature of the body otherwise. Deliveries repeat: remember `EventId`.
 *
 * @throws RialtoWebhookError with the reason for rejecting it; TypeError without a secret.
 */
export const verifyWebhook = (delivery: WebhookDelivery): RialtoEvent => {
  const { nowMs = Date.now(), toleranceSeconds = 300, signatureHeader = 'x-mesh-signature-256' } = delivery
  const secrets = [delivery.secret].flat()
  if (secrets.length === 0 || secrets.includes('')) throw new TypeError('secret must not be empty')
  const header = (name: string) => readHeader(delivery.headers, name)
  const [id, timestamp, signatures] = [header('webhook-id'), header('webhook-timestamp'), header('webhook-signature')]
  const bodySignature = header(signatureHeader)
  if (signatures !== undefined) {
    checkAge(/^\d{1,12}$/.test(timestamp ?? '') ? Number(timestamp) : NaN, nowMs, toleranceSeconds)
    const sent = signatures.split(' ').flatMap(part => (part.startsWith('v1,') ? [part.slice(3)] : []))
    checkSignature(sent, secrets.flatMap(keysOf), [`${id ?? ''}.${timestamp ?? ''}.`, delivery.body])
    return readEvent(delivery.body)
  }
  if (bodySignature === undefined) throw new RialtoWebhookError('noSignature', 'the webhook has no signature')
  checkSignature([bodySignature], secrets, [delivery.body])
  const event = readEvent(delivery.body)
  // The signature covers the body alone, so the age is read from the body.
  checkAge(event.SentTimestamp, nowMs, toleranceSeconds)
  return event
}

const readHeader = (headers: WebhookDelivery['headers'], name: string): string | undefined => {
  if (headers instanceof Headers) return headers.get(name) ?? undefined
  const wanted = name.toLowerCase()
  const value = Object.entries(headers).find(([key]) => key.toLowerCase() === wanted)?.[1]
  return typeof value === 'object' ? value.join(' ') : value
}

const checkAge = (seconds: number, nowMs: number, toleranceSeconds: number): void => {
  const age = nowMs / 1000 - seconds
  if (Number.isNaN(age)) throw new RialtoWebhookError('malformed', 'the webhook has no valid timestamp')
  if (age > toleranceSeconds) throw new RialtoWebhookError('tooOld', 'the webhook is too old')
  if (age < -toleranceSeconds) throw new RialtoWebhookError('fromTheFuture', 'the webhook’s timestamp is in the future')
}

/** Every key is tried on every signature, so that the duration reveals nothing about near matches. */
const checkSignature = (
  sent: readonly string[],
  keys: readonly (string | Buffer)[],
  parts: (string | Uint8Array)[],
): void => {
  let fits = false
  for (const key of keys) {
    const hmac = createHmac('sha256', key)
    for (const part of parts) hmac.update(part)
    const expected = hmac.digest()
    for (const signature of sent.slice(0, 16)) {
      const given = Buffer.from(signature, 'base64')
      if (given.length === expected.length && timingSafeEqual(given, expected)) fits = true
    }
  }
  if (!fits) throw new RialtoWebhookError('wrongSignature', 'no signature matches the secret')
}

/**
 * Standard Webhooks decodes the part after `whsec_`. A secret of another form is itself the key: of `whsec_…`, Node would
 * decode an empty key, which everybody has.
 */
const keysOf = (secret: string): (string | Buffer)[] => {
  const encoded = secret.startsWith('whsec_') ? secret.slice('whsec_'.length) : ''
  return base64.test(encoded) ? [Buffer.from(encoded, 'base64'), secret] : [secret]
}

const base64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{4}|[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)$/

const parse = (text: string): Partial<RialtoEvent> | null | undefined => {
  try {
    return JSON.parse(text) as Partial<RialtoEvent> | null
  } catch {
    return undefined
  }
}

const readEvent = (body: string | Uint8Array): RialtoEvent => {
  const event = parse(typeof body === 'string' ? body : new TextDecoder().decode(body))
  if (!event || typeof event.EventId !== 'string' || typeof event.EventType !== 'string')
    throw new RialtoWebhookError('malformed', 'the body is not an event')
  return event as RialtoEvent
}
