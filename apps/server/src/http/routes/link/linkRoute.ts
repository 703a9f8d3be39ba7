import { ErrorEnvelope, apiResult } from '@rialto/contract'
import { type Context, ApiError, type LinkSessionRecord, readLinkSession } from '@rialto/core'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Static, TSchema } from 'typebox'

import { errorHash } from '../../errorHash.ts'
import { rejectUnstorable } from '../../rejectUnstorable.ts'

interface LinkRoute<Body extends TSchema | undefined, Content extends TSchema> {
  id: string
  method: 'GET' | 'POST'
  /** Below `/link/api`. */
  path: string
  body?: Body
  content: Content
}

interface LinkRequestParts<Body extends TSchema | undefined> {
  session: LinkSessionRecord
  body: Body extends TSchema ? Static<Body> : undefined
  params: Record<string, string>
}

/** A route of the Link page's own API: the session token in `Authorization` says who it is for. */
export const linkRoute = <Content extends TSchema, Body extends TSchema | undefined = undefined>(
  app: FastifyInstance,
  ctx: Context,
  route: LinkRoute<Body, Content>,
  handle: (request: LinkRequestParts<Body>) => Promise<Static<Content>>,
): void => {
  app.route({
    method: route.method,
    url: `/link/api${route.path}`,
    config: { operationId: route.id },
    schema: {
      ...(route.body ? { body: route.body } : {}),
      response: { 200: apiResult(route.content), '4xx': ErrorEnvelope, '5xx': ErrorEnvelope },
    },
    preHandler: async request => rejectUnstorable(request.body),
    handler: async request => {
      const session = await readLinkSession(ctx, bearer(request))
      const { body, params } = request as unknown as { body: never; params: Record<string, string> }
      return inEnvelope(route.id, await handle({ session, body, params }))
    },
  })
}

export const inEnvelope = <T>(operationId: string, content: T) => ({
  content,
  status: 'ok',
  message: '',
  errorType: '',
  errorHash: errorHash(operationId, ''),
})

const bearer = (request: FastifyRequest): string => {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ')
  if (scheme?.toLowerCase() !== 'bearer' || !token) throw new ApiError('linkSessionEnded')
  return token
}
