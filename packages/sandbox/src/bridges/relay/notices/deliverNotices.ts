import { createHmac } from 'node:crypto'
import type { BridgeContext, WebhookTarget } from '../context.ts'
import type { Notice } from '../state/types.ts'

/** Relay gives up after ten retries. */
const MAX_ATTEMPTS = 11
const FIRST_RETRY_MS = 1_000
const TIMEOUT_MS = 5_000

/** `X-Signature-SHA256`: hex HMAC-SHA256 over the time and the body, keyed with the API key. */
const signNotice = (apiKey: string, timestamp: string, body: string): string =>
  createHmac('sha256', apiKey).update(`${timestamp}.${body}`).digest('hex')

const send = async (target: WebhookTarget, notice: Notice, nowMs: number): Promise<boolean> => {
  const timestamp = nowMs.toString()
  try {
    const answer = await fetch(target.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-signature-timestamp': timestamp,
        'x-signature-sha256': signNotice(target.apiKey, timestamp, notice.body),
      },
      body: notice.body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await answer.body?.cancel()
    return answer.ok
  } catch {
    return false
  }
}

/** Sends all due webhooks, oldest first. A failed one is due again after twice the time. */
export const deliverNotices = async (ctx: BridgeContext): Promise<void> => {
  for (const notice of [...ctx.store.state.notices.values()]) {
    const nowMs = ctx.clock.nowMs()
    if (notice.dueAtMs > nowMs) continue
    const target = ctx.webhook
    const isDone = target === undefined || (await send(target, notice, nowMs))
    const attempts = notice.attempts + 1
    if (isDone || attempts === MAX_ATTEMPTS) {
      ctx.store.commit([{ type: 'noticeDone', id: notice.id }])
      continue
    }
    const dueAtMs = nowMs + FIRST_RETRY_MS * 2 ** notice.attempts
    ctx.store.commit([{ type: 'notice', notice: { ...notice, attempts, dueAtMs } }])
  }
}
