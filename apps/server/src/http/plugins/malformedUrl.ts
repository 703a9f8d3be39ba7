import { errorCatalogue } from '@rialto/contract'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'

import { errorHash } from '../problemDetails.ts'

/**
 * Response to a path that the router cannot parse: an invalid percent sequence, or an overlong segment. Fastify runs no
 * hooks for it, so their headers are added here.
 */
export const malformedUrl = (_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  const { status, http, teamCode } = errorCatalogue.notFound
  const body = {
    status,
    message: 'Route not found.',
    errorType: 'notFound',
    errorHash: errorHash('none', 'notFound'),
    teamCode,
  }
  void reply
    .code(http)
    .headers({
      'x-content-type-options': 'nosniff',
      'x-request-id': request.id,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
    })
    .send(body)
}
