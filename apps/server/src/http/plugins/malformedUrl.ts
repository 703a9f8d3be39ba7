import { errorCatalogue } from '@rialto/contract'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'

import { errorHash } from '../problemDetails.ts'

/**
 * Answers for a path that the router cannot read: a broken percent sequence, or a part longer than anything that could be
 * there. No hook runs for it, so what they would add is added here.
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
