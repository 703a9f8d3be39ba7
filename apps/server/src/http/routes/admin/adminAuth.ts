import { type Context, ApiError, readFresh } from '@rialto/core'
import type { FastifyReply, FastifyRequest } from 'fastify'

import { bearer } from '../../bearer.ts'
import { addressOf, rejectOutsideRanges } from '../../plugins/ipRules.ts'
import { rejectBeyond, sendQuota } from '../../plugins/rateLimit.ts'
import type { AdminTokens, Holder } from './tokens/adminTokens.ts'

/** Production takes the client's keys and tokens from its pre-approved addresses only. @throws ApiError `permissionDenied`. */
export const rejectElsewhere = async (ctx: Context, request: FastifyRequest, { scope }: Holder): Promise<void> => {
  if (ctx.environment !== 'production') return
  const { ranges } = await readFresh(ctx.store.access, scope)
  rejectOutsideRanges(addressOf(request, request.server.accessControl.trustedProxies), ranges)
}

/** @throws ApiError `tooManyRequest`: the same limit as every API key's, counted apart. */
export const rejectTooMany = (request: FastifyRequest, reply: FastifyReply, { keyId }: Holder): void => {
  const { accessControl } = request.server
  const quota = accessControl.requests.take(`admin:${keyId}`, accessControl.rateLimitPerMinute)
  sendQuota(reply, accessControl.rateLimitPerMinute, quota)
  rejectBeyond(quota)
}

/**
 * A token that is missing, not ours, over or withdrawn: 401 with an empty body. Wrong keys and tokens count together
 * against the address they come from; a right one is taken whatever was sent beside it.
 */
export const authenticateAdmin =
  (ctx: Context, tokens: AdminTokens) => async (request: FastifyRequest, reply: FastifyReply) => {
    const token = bearer(request)
    const holder = token === undefined ? undefined : await tokens.verify(token)
    if (!holder) {
      countFailure(request)
      return reply.code(401).send()
    }
    await rejectElsewhere(ctx, request, holder)
    rejectTooMany(request, reply, holder)
    request.scope = holder.scope
  }

/** @throws ApiError `tooManyRequest` when the address failed too often already. */
export const countFailure = (request: FastifyRequest): void => {
  const { failures, trustedProxies } = request.server.accessControl
  const address = addressOf(request, trustedProxies)
  failures.reject(address)
  failures.count(address)
}

/** The same for a client nobody knows, a wrong key, a revoked one and one of the integration API. */
export const refusedKey = (): ApiError =>
  new ApiError('permissionDenied', { message: 'The client ID or the account management API key is incorrect.' })
