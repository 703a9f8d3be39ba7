import {
  apiResult,
  ErrorEnvelope,
  FinishLinkSessionRequest,
  FinishLinkSessionResult,
  LinkSession,
  OpenLinkSessionRequest,
  OpenLinkSessionResult,
} from '@rialto/contract'
import { type Context, finishLinkSession, openLinkSession } from '@rialto/core'
import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'

import { inEnvelope, linkRoute } from './linkRoute.ts'
import { linkSession } from './linkViews.ts'

/** Opening uses the link token; reading is how a reload in the same tab goes on. */
export const sessionRoutes = (app: FastifyInstance, ctx: Context): void => {
  app.route({
    method: 'POST',
    url: '/link/api/session',
    config: { operationId: 'openLinkSession' },
    schema: {
      body: OpenLinkSessionRequest,
      response: { 200: apiResult(OpenLinkSessionResult), '4xx': ErrorEnvelope, '5xx': ErrorEnvelope },
    },
    handler: async request => {
      const { code } = request.body as Static<typeof OpenLinkSessionRequest>
      const { sessionToken, session } = await openLinkSession(ctx, code)
      // What the client named comes as restored, like what the SDK hands over: the user has connected nothing here yet.
      const { connections, ...opened } = await linkSession(ctx, session)
      return inEnvelope('openLinkSession', {
        sessionToken,
        session: { ...opened, connections: [] },
        restored: connections,
      })
    },
  })

  linkRoute(app, ctx, { id: 'readLinkSession', method: 'GET', path: '/session', content: LinkSession }, ({ session }) =>
    linkSession(ctx, session),
  )

  linkRoute(
    app,
    ctx,
    {
      id: 'finishLinkSession',
      method: 'POST',
      path: '/session/finish',
      body: FinishLinkSessionRequest,
      content: FinishLinkSessionResult,
    },
    ({ session, body }) => finishLinkSession(ctx, session, body),
  )
}
