import { type Context, createLimiter } from '@rialto/core'
import type { FastifyInstance } from 'fastify'

import { addressOf } from './authenticate.ts'
import { bucketOf, rejectBeyond } from './rateLimit.ts'

/**
 * The Link page's API has no key to count by: it counts by address, in this process's memory. Generous, since a home,
 * an office or a mobile network may be one address.
 */
export const linkRateLimit = (app: FastifyInstance, ctx: Context): void => {
  const limiter = createLimiter(ctx.clock)
  app.addHook('onRequest', async request => {
    if (!request.routeOptions.url?.startsWith('/link/api/')) return
    const address = addressOf(request, app.accessControl.trustedProxies)
    rejectBeyond(limiter.take(bucketOf(address), app.accessControl.linkRequestsPerMinute))
  })
}
