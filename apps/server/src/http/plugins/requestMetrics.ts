import type { FastifyInstance } from 'fastify'

import type { AnsweredRequest } from '../../metrics/createMetrics.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** An event stream. Its duration depends on its reader and is not measured. */
    isStream?: boolean
  }
}

/** Reports each answered request under its route's template, probes and static files too. */
export const requestMetrics = (app: FastifyInstance, report: (request: AnsweredRequest) => void): void => {
  app.addHook('onResponse', (request, reply, done) => {
    if (request.routeOptions.config.isStream) return done()
    report({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1_000,
    })
    return done()
  })
}
