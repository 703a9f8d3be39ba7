import { createHmac } from 'node:crypto'

const nowMs = Date.parse('2026-11-20T12:00:00Z')

/** The headers Relay would send with a body, and the time it sends them. */
export const signed = (key: string, rawBody: string, timestamp = String(nowMs)) => ({
  headers: {
    'x-signature-timestamp': timestamp,
    'x-signature-sha256': createHmac('sha256', key).update(`${timestamp}.${rawBody}`).digest('hex'),
  },
  nowMs,
})
