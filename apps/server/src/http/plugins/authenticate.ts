import { createHash, timingSafeEqual } from 'node:crypto'

import type { Permission } from '@rialto/contract'
import { type ApiKey, type Context, Fault, type Scope } from '@rialto/core'
import type { FastifyReply, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    scope: Scope | undefined
  }
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Compared when there is no such client, so that both ways cost the same. */
const nobody = [Buffer.alloc(32)]

/**
 * `X-Client-Id` and `X-Client-Secret` (specification, Authentication 1). Anything missing or wrong: 401 with an empty body.
 * A key that lacks the permission: 403 `permissionDenied`.
 */
export const authenticate =
  (ctx: Context, permission: Permission) => async (request: FastifyRequest, reply: FastifyReply) => {
    const key = await findKey(ctx, header(request, 'x-client-id'), header(request, 'x-client-secret'))
    if (!key) return reply.code(401).send()
    if (permission !== 'any' && !key.permissions.includes(permission))
      throw new Fault('permissionDenied', {
        message: `The API key lacks the ${permission} permission this operation needs.`,
      })
    request.scope = { clientId: key.clientId, environment: ctx.environment }
  }

const header = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name]
  return typeof value === 'string' ? value : ''
}

const findKey = async (ctx: Context, clientId: string, secret: string): Promise<ApiKey | undefined> => {
  const hash = createHash('sha256').update(secret).digest()
  const keys = uuid.test(clientId)
    ? await ctx.store.apiKeys.listLive({ clientId: clientId.toLowerCase(), environment: ctx.environment })
    : []
  let found: ApiKey | undefined
  for (const key of keys) if (timingSafeEqual(hash, key.secretHash)) found = key
  if (keys.length === 0) for (const hashOfNobody of nobody) timingSafeEqual(hash, hashOfNobody)
  return secret === '' ? undefined : found
}
