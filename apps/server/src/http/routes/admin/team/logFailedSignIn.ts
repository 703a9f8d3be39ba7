import { ApiError, type Context, recordAccess } from '@rialto/core'
import type { FastifyRequest } from 'fastify'

import { ipAddressOf, teamContext } from '../memberSession.ts'

/**
 * Records a member's failed attempt in the audit log. The response does not wait for it, because its latency would
 * reveal who is a member.
 */
export const logFailedSignIn = async <T>(
  ctx: Context,
  request: FastifyRequest,
  email: string,
  work: () => Promise<T>,
): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ApiError && error.type === 'permissionDenied')
      void recordFailure(ctx, request, email).catch((cause: unknown) => request.log.error(cause, 'audit log'))
    throw error
  }
}

const recordFailure = async (ctx: Context, request: FastifyRequest, email: string): Promise<void> => {
  const found = await ctx.store.members.findWithFactors(ctx.environment, email.trim().toLowerCase())
  if (found) await recordAccess(teamContext(ctx), found, { operation: 'signInFailed', ipAddress: ipAddressOf(request) })
}
