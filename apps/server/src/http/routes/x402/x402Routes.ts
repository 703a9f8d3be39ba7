import { ApiError, type Context, createLimiter, isUuid } from '@rialto/core'
import type { FastifyInstance } from 'fastify'

import { addressOf, authenticate } from '../../plugins/authenticate.ts'
import { bucketOf, rejectBeyond } from '../../plugins/rateLimit.ts'
import { answerOrder, signatureOf, withHeaders } from './answerOrder.ts'
import { settleHandler, supportedKinds, verifyHandler } from './facilitator.ts'
import { x402Version } from './wire.ts'

const anyObject = { type: 'object', additionalProperties: true } as const
const hidden = { schema: { querystring: anyObject, hide: true } }

/**
 * Orders that agents pay by x402, the facilitator's endpoints, and the document by which both are found. All of them are
 * off until the operator sets the relayer's key.
 */
export const x402Routes = (app: FastifyInstance, ctx: Context): void => {
  orderRoutes(app, ctx)
  facilitatorRoutes(app, ctx)
  app.get('/.well-known/x402', hidden, async (_request, reply) => {
    withHeaders(reply)
    const kinds = await supportedKinds(ctx)
    if (kinds.kinds.length === 0) throw new ApiError('notFound')
    const { linkOrigin } = ctx.settings
    return {
      x402Version,
      ...kinds,
      orders: `${linkOrigin}/x402/orders/{paymentRequestId}`,
      facilitator: `${linkOrigin}/x402/facilitator`,
    }
  })
}

const orderRoutes = (app: FastifyInstance, ctx: Context): void => {
  const limiter = createLimiter(ctx.clock)
  const schema = { params: anyObject, querystring: anyObject, hide: true }
  // A browser asks for permission to send the header with the signature.
  app.options('/x402/orders/:id', { schema }, async (_request, reply) =>
    withHeaders(reply)
      .header('access-control-allow-methods', 'GET')
      .header('access-control-allow-headers', 'payment-signature, accept, access-control-expose-headers')
      .header('access-control-max-age', '86400')
      .code(204)
      .send(),
  )
  app.get<{ Params: { id: string } }>('/x402/orders/:id', { schema }, async (request, reply) => {
    const { trustedProxies, linkRequestsPerMinute } = app.accessControl
    rejectBeyond(limiter.take(bucketOf(addressOf(request, trustedProxies)), linkRequestsPerMinute))
    const id = request.params.id.toLowerCase()
    const scope = isUuid(id) ? await ctx.store.paymentRequests.findScope(ctx.environment, id) : undefined
    if (!scope) throw new ApiError('notFound')
    const url = `${ctx.settings.linkOrigin}/x402/orders/${id}`
    return answerOrder(ctx, reply, { scope, requestIds: [id], url, signature: signatureOf(request) })
  })
}

/** By a client's API key: the relayer pays within that client's limits. */
const facilitatorRoutes = (app: FastifyInstance, ctx: Context): void => {
  const reads = { ...hidden, onRequest: [authenticate(ctx, app.accessControl, 'read')] }
  const writes = { ...hidden, onRequest: [authenticate(ctx, app.accessControl, 'write')] }
  app.get('/x402/facilitator/supported', reads, async ({ scope }) => supportedKinds(ctx, scope))
  app.post('/x402/facilitator/verify', reads, async ({ scope, body }) => verifyHandler(ctx, scope, body))
  app.post('/x402/facilitator/settle', writes, async ({ scope, body, headers }) =>
    settleHandler(ctx, scope, { body, key: headers['idempotency-key'] }),
  )
}
