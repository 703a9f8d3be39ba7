import { type Context, createLimiter } from '@rialto/core'
import type { FastifyInstance, onRequestHookHandler } from 'fastify'

import { addressOf } from './authenticate.ts'
import { hooksOf, onLinkRoutes } from './onLinkRoutes.ts'
import { bucketOf, rejectBeyond } from './rateLimit.ts'

/**
 * Limits the Link page's API by address, in this process's memory, because its requests carry no key. The limit is
 * generous, since a home, an office or a mobile network may share one address.
 */
export const linkRateLimit = (app: FastifyInstance, ctx: Context): void => {
  const limiter = createLimiter(ctx.clock)
  const limit: onRequestHookHandler = (request, _reply, done) => {
    const address = addressOf(request, app.accessControl.trustedProxies)
    rejectBeyond(limiter.take(bucketOf(address), app.accessControl.linkRequestsPerMinute))
    done()
  }
  onLinkRoutes(app, route => {
    route.onRequest = [limit, ...hooksOf(route.onRequest)]
  })
}
