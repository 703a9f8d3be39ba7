import type { FastifyInstance } from 'fastify'

import type { AnsweredRequest } from '../../metrics/createMetrics.ts'

/** Reports each answered request under its route's template, probes and static files too. */
export const requestMetrics = (app: FastifyInstance, report: (request: AnsweredRequest) => void): void => {
  app.addHook('onResponse', (request, reply, done) => {
    report({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1_000,
    })
    done()
  })
}
