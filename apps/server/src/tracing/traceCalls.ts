import type { ConnectorsOptions } from '@rialto/connectors'
import type { Egress } from '@rialto/egress'

import { spanned, type Tracing } from './tracing.ts'

type Observe = NonNullable<ConnectorsOptions['observe']>

const failures = new Set(['unavailable', 'malformed', 'unknown', 'error', 'notAsked'])

/**
 * Creates a span for each call to an institution once it has ended. The institution receives no trace id, because an id
 * that joins the requests of several users would be data about them.
 */
export const traceCalls =
  (tracing: Tracing, observe?: Observe): Observe =>
  call => {
    observe?.(call)
    const { institution, outcome, seconds } = call
    const facts = { 'rialto.institution': institution, 'rialto.outcome': outcome }
    const startMs = Date.now() - seconds * 1_000
    const span = tracing.begin({ name: `${institution} ${call.call}`, kind: 'client', facts, startMs })
    span.end({}, failures.has(outcome) ? outcome : undefined)
  }

/**
 * The same HTTP client with a span for each request that belongs to an active span. If `isClients`, the request carries
 * its `traceparent`.
 */
export const traceRequests = (http: Egress, tracing: Tracing, name: string, isClients = false): Egress => ({
  ...http,
  request: request => {
    // Requests without a request or job as their cause are not traced.
    if (tracing.traceparent() === undefined) return http.request(request)
    const facts = { 'http.request.method': request.method }
    return spanned(tracing, { name, kind: 'client', facts }, async span => {
      const headers = isClients ? { ...request.headers, traceparent: span.traceparent } : request.headers
      const response = await http.request({ ...request, ...(headers && { headers }) })
      span.note({ 'http.response.status_code': response.status })
      return response
    })
  },
})
