import {
  type ApiKey,
  type Context,
  createLimiter,
  createSharedLimiter,
  type IpRange,
  type SharedLimiter,
  type SharedTokens,
} from '@rialto/core'
import type { FastifyInstance } from 'fastify'

import { type Failures, limitFailures, limitSignIns, type SignIns } from './rateLimit.ts'

export interface AccessOptions {
  /** Proxies whose `X-Forwarded-For` is trusted. */
  trustedProxies: readonly IpRange[]
  /** Requests per minute for a key without an individual limit. */
  rateLimitPerMinute: number
  /** Failed authentications per minute and address. */
  failuresPerMinute: number
  /** Requests per minute and address to the Link page's API. */
  linkRequestsPerMinute: number
}

const defaultAccess: AccessOptions = {
  trustedProxies: [],
  rateLimitPerMinute: 600,
  failuresPerMinute: 60,
  linkRequestsPerMinute: 1_200,
}

/** State of access control between requests. */
export interface AccessControl extends AccessOptions {
  /** Request counters of each key, shared by all processes. */
  requests: SharedLimiter
  failures: Failures
  /** Of members of the dashboard. */
  signIns: SignIns
  /** Records the last use of a key, at most once a minute, without delaying the request. */
  noteUse(key: ApiKey): void
}

declare module 'fastify' {
  interface FastifyInstance {
    accessControl: AccessControl
  }
}

const touchEveryMs = 60_000

const touch = async (app: FastifyInstance, ctx: Context, key: ApiKey): Promise<void> => {
  const scope = { clientId: key.clientId, environment: ctx.environment }
  try {
    await ctx.store.apiKeys.touch(scope, key.id, ctx.clock.nowMs(), touchEveryMs)
  } catch (error) {
    app.log.warn({ err: error, keyId: key.id }, 'the last use of an API key could not be recorded')
  }
}

/** `shared`: counters that all processes share. Undefined if this is the only process. */
export const accessControl = (
  app: FastifyInstance,
  ctx: Context,
  options: Partial<AccessOptions> = {},
  shared?: SharedTokens,
): void => {
  const access = { ...defaultAccess, ...options }
  const uses = createLimiter(ctx.clock)
  const pending = new Set<Promise<void>>()
  app.decorate('accessControl', {
    ...access,
    requests: createSharedLimiter(ctx.clock, shared),
    failures: limitFailures(createLimiter(ctx.clock), access.failuresPerMinute),
    signIns: limitSignIns(createLimiter(ctx.clock), access.failuresPerMinute),
    noteUse: key => {
      if (!uses.take(key.id, 1).isAllowed) return
      const noting: Promise<void> = touch(app, ctx, key).finally(() => pending.delete(noting))
      pending.add(noting)
    },
  })
  app.addHook('onClose', async () => void (await Promise.all(pending)))
}
