import type { RequestAddress } from '@rialto/core'

import { signWebhook } from './createWebhookSender.ts'

interface AddressHttp {
  request(request: {
    method: 'POST'
    url: string
    headers: Readonly<Record<string, string>>
    body: string
    timeoutMs: number
    maxResponseBytes: number
  }): Promise<{ status: number; text: string }>
}

/** A user waits for the answer. */
const timeoutMs = 10_000

/** Requests an address from a client's server: a POST signed as webhooks are, through the given egress client. */
export const createAddressRequester =
  (http: AddressHttp, nowMs: () => number): RequestAddress =>
  async ({ url, secret, requestId, body }) => {
    const timestampSeconds = Math.floor(nowMs() / 1000)
    const signature = { secrets: [secret], signatureHeader: 'X-Mesh-Signature-256', eventId: requestId }
    const { status, text } = await http.request({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', ...signWebhook({ ...signature, timestampSeconds, body }) },
      body,
      timeoutMs,
      maxResponseBytes: 16_384,
    })
    if (status !== 200) throw new Error(`returned HTTP ${status}`)
    return text
  }
