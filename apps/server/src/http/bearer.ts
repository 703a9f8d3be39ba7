import type { FastifyRequest } from 'fastify'

/** The token of an `Authorization: Bearer` header. */
export const bearer = (request: FastifyRequest): string | undefined => {
  const [scheme, token, ...more] = (request.headers.authorization ?? '').split(' ')
  return scheme?.toLowerCase() === 'bearer' && token && more.length === 0 ? token : undefined
}
