import type { FastifyInstance } from 'fastify'

/** One line per request, without query, headers or bodies: those hold codes, keys and people's data. */
export const requestLog = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        requestId: request.id,
        ...(request.scope ? { clientId: request.scope.clientId } : {}),
      },
      'request',
    )
  })
}
