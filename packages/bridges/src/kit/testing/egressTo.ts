import { createEgress, type Egress } from '@rialto/egress'

/** The real egress with one host routed to a local server, and with short time limits. */
export const egressTo = (host: string, origin: string, maxMs = 400): Egress => {
  const egress = createEgress({ hosts: new Set(), routes: new Map([[host, origin]]), userAgent: 'rialto-test' })
  const request: Egress['request'] = requested =>
    egress.request({ ...requested, timeoutMs: Math.min(requested.timeoutMs ?? maxMs, maxMs) })
  return { ...egress, request }
}

/** A stopped clock, whose sleeps return at once. */
export const stillClock = (nowMs = Date.parse('2026-11-20T12:00:00Z')) => ({
  nowMs: () => nowMs,
  sleep: () => Promise.resolve(),
})
