import type { SendWebhook, WebhookSender } from '@rialto/core'
import { defined } from '@rialto/defined'
import { retryAfterMs } from '@rialto/upstream/retryAfterMs'

import { signWebhook } from './signWebhook.ts'

interface WebhookHttp {
  request(request: {
    method: 'POST'
    url: string
    headers: Readonly<Record<string, string>>
    body: string
    timeoutMs: number
    maxResponseBytes: number
  }): Promise<{ status: number; headers: Readonly<Record<string, string>> }>
}

const timeoutMs = 20_000
const dayMs = 24 * 60 * 60_000

/** Deliveries through the egress client it is given, whose policy `findObstacle` applies before anything is sent. */
export const createWebhookSender = (
  http: WebhookHttp,
  nowMs: () => number,
  findObstacle: WebhookSender['findObstacle'],
): WebhookSender => ({ send: sendThrough(http, nowMs), findObstacle })

/** Posts signed. Redirects are answers like any other: not a 2xx. */
const sendThrough =
  (http: WebhookHttp, nowMs: () => number): SendWebhook =>
  async ({ endpoint, eventId, timestampSeconds, body }) => {
    const headers = {
      'content-type': 'application/json',
      ...signWebhook({
        secrets: endpoint.secrets,
        signatureHeader: endpoint.signatureHeader,
        eventId,
        timestampSeconds,
        body,
      }),
    }
    try {
      const answer = await http.request({
        method: 'POST',
        url: endpoint.url,
        headers,
        body,
        timeoutMs,
        maxResponseBytes: 65_536,
      })
      const waitMs = retryAfterMs(answer.headers['retry-after'], nowMs(), dayMs)
      return { status: answer.status, ...defined({ retryAfterMs: waitMs }) }
    } catch (error) {
      return { error: error instanceof Error ? error.message : String(error) }
    }
  }
