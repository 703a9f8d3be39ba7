import { createHmac } from 'node:crypto'
import type { SendWebhook, WebhookRequest, WebhookSender } from '@rialto/core'
import { defined } from '@rialto/defined'
import { retryAfterMs } from '@rialto/upstream/retryAfterMs'

interface WebhookHttp {
  request(request: {
    method: 'POST'
    url: string
    headers: Readonly<Record<string, string>>
    body: string
    repeat?: () => { headers: Readonly<Record<string, string>>; body: string }
    timeoutMs: number
    maxResponseBytes: number
  }): Promise<{ status: number; headers: Readonly<Record<string, string>> }>
}

const timeoutMs = 20_000
const dayMs = 24 * 60 * 60_000

/**
 * Sends deliveries through the given egress client, whose policy `findObstacle` applies before anything is sent.
 *
 * @param nowMs the machine’s time, also in the sandbox: receivers compare the signed time with their own clock.
 */
export const createWebhookSender = (
  http: WebhookHttp,
  nowMs: () => number,
  findObstacle: WebhookSender['findObstacle'],
): WebhookSender => ({ send: sendThrough(http, nowMs), findObstacle })

type Delivery = Parameters<SendWebhook>[0]

const headersOf = ({ endpoint, eventId, body }: Pick<Delivery, 'endpoint' | 'eventId' | 'body'>, nowMs: number) => ({
  'content-type': 'application/json',
  ...signWebhook({
    secrets: endpoint.secrets,
    signatureHeader: endpoint.signatureHeader,
    eventId,
    timestampSeconds: Math.floor(nowMs / 1000),
    body,
  }),
})

const repeated = (delivery: Delivery, next: WebhookRequest, nowMs: number) => ({
  headers: headersOf({ ...delivery, ...next }, nowMs),
  body: next.body,
})

/** Posts a signed delivery. A redirect counts as any other status outside 2xx. */
const sendThrough =
  (http: WebhookHttp, nowMs: () => number): SendWebhook =>
  async delivery => {
    const headers = headersOf(delivery, nowMs())
    const { again } = delivery
    // Receivers recognize a repeated event by its `EventId`; `Id` and the signature are new.
    const repeat = again && (() => repeated(delivery, again(), nowMs()))
    try {
      const answer = await http.request({
        method: 'POST',
        url: delivery.endpoint.url,
        headers,
        body: delivery.body,
        ...defined({ repeat }),
        timeoutMs,
        maxResponseBytes: 65_536,
      })
      const waitMs = retryAfterMs(answer.headers['retry-after'], nowMs(), dayMs)
      return { status: answer.status, ...defined({ retryAfterMs: waitMs }) }
    } catch (error) {
      return { error: error instanceof Error ? error.message : String(error) }
    }
  }

/**
 * The headers of a delivery: Standard Webhooks (`webhook-id` is the `EventId`, so that retries are recognised) and the
 * published style, base64 HMAC-SHA256 of the raw body. During a rotation the first carries a signature per live secret.
 * Published receivers compare the second with exactly one value: it stays the older secret's until that secret ends, so
 * that receivers can learn the new one first.
 */
export const signWebhook = (input: {
  /** Live secrets, the newest first. */
  secrets: readonly string[]
  signatureHeader: string
  eventId: string
  timestampSeconds: number
  body: string
}): Record<string, string> => {
  const content = `${input.eventId}.${input.timestampSeconds}.${input.body}`
  const oldest = input.secrets.at(-1) ?? ''
  return {
    'webhook-id': input.eventId,
    'webhook-timestamp': String(input.timestampSeconds),
    'webhook-signature': input.secrets
      .flatMap(keysOf)
      .map(key => `v1,${hmac(key, content)}`)
      .join(' '),
    [input.signatureHeader.toLowerCase()]: hmac(oldest, input.body),
  }
}

const hmac = (key: string | Buffer, content: string): string =>
  createHmac('sha256', key).update(content, 'utf8').digest('base64')

/**
 * Standard Webhooks libraries decode the part after `whsec_`; hand-written verifiers use the whole text. The header may
 * hold several signatures, so such a secret signs both ways.
 */
const keysOf = (secret: string): (string | Buffer)[] => {
  const encoded = secret.startsWith('whsec_') ? secret.slice('whsec_'.length) : ''
  return /^(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(encoded)
    ? [Buffer.from(encoded, 'base64'), secret]
    : [secret]
}
