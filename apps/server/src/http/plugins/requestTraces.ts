import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { OpenSpan, Tracing } from '../../tracing/tracing.ts'

declare module 'fastify' {
  interface FastifyRequest {
    span: OpenSpan | undefined
  }
}

/** Servers that hold a key may name their request's trace. A browser is not trusted and starts a new one. */
const parentOf = ({ keyId, headers }: FastifyRequest): string | undefined =>
  keyId === undefined ? undefined : headers['traceparent']?.toString()

/**
 * Creates a span for each operation call that passed access control, and none for probes, pages and rejected callers.
 */
export const requestTraces = (app: FastifyInstance, tracing: Tracing): void => {
  app.decorateRequest('span', undefined)
  app.addHook('preValidation', (request, reply, done) => {
    const { operationId, isStream } = request.routeOptions.config
    if (operationId === undefined || isStream) return done()
    const route = request.routeOptions.url ?? 'none'
    const span = tracing.begin({
      name: `${request.method} ${route}`,
      kind: 'server',
      facts: {
        'http.request.method': request.method,
        'http.route': route,
        'rialto.operation': operationId,
        'rialto.request_id': request.id,
      },
      parent: parentOf(request),
      startMs: Date.now() - reply.elapsedTime,
    })
    request.span = span
    span.within(done)
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode: status } = reply
    request.span?.end({ 'http.response.status_code': status }, status >= 500 ? String(status) : undefined)
    done()
  })
}
