import { type Context, requireBridging } from '@rialto/core'
import type { FastifyRequest } from 'fastify'

/** Before anything that was sent is looked at: until then every call answers the same. */
export const bridgingGate = (ctx: Context) => async (request: FastifyRequest) => {
  // Without a scope, authentication has answered already.
  if (request.scope) await requireBridging(ctx, request.scope)
}
