import type { FastifyInstance } from 'fastify'

import type { Readiness } from '../readiness.ts'

/** While the server is being stopped each answer ends its connection, so that the next request opens one elsewhere. */
export const drain = (app: FastifyInstance, readiness: Readiness): void => {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (readiness.isDraining()) void reply.header('connection', 'close')
    done()
  })
}
