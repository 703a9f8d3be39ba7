import { createHmac, timingSafeEqual } from 'node:crypto'

const TOLERANCE_SECONDS = 300

type WebhookHeaders = Record<string, string | string[] | undefined>
export type Verification = {
  /** `webhook-signature`: covers id, time and body, so that an old delivery cannot be replayed. */
  standard: boolean
  /** `X-Mesh-Signature-256`: covers the body alone. */
  body: boolean
}

/** Checks both signatures over the unchanged bytes, before they are parsed. */
export function verifyWebhook(rawBody: Buffer, headers: WebhookHeaders, secret: string, nowMs: number): Verification {
  if (!secret) return { standard: false, body: false }
  const header = (name: string): string => String(headers[name] ?? '')
  const id = header('webhook-id')
  const timestamp = header('webhook-timestamp')
  const isFresh =
    /^\d{1,12}$/.test(timestamp) && Math.abs(Math.floor(nowMs / 1000) - Number(timestamp)) <= TOLERANCE_SECONDS
  const signed = Buffer.concat([Buffer.from(`${id}.${timestamp}.`), rawBody])
  return {
    standard: id !== '' && isFresh && isSigned(signed, header('webhook-signature'), 'v1,', secret),
    body: isSigned(rawBody, header('x-mesh-signature-256'), '', secret),
  }
}

/** During a rotation a header may hold several signatures: one must match. */
function isSigned(content: Buffer, header: string, prefix: string, secret: string): boolean {
  const given = header.split(' ').flatMap(one => (one.startsWith(prefix) ? [one.slice(prefix.length)] : []))
  return secret
    .split(',')
    .flatMap(keysOf)
    .some(key => {
      const expected = createHmac('sha256', key).update(content).digest('base64')
      return given.some(one => isEqual(one, expected))
    })
}

/** A `whsec_` secret is base64 in Standard Webhooks libraries and plain text in older ones. */
function keysOf(secret: string): Buffer[] {
  const text = Buffer.from(secret, 'utf8')
  if (!secret.startsWith('whsec_')) return [text]
  const decoded = Buffer.from(secret.slice(6), 'base64')
  return decoded.length > 0 ? [text, decoded] : [text]
}

function isEqual(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
