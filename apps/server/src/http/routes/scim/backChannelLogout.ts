import { type Context, endProvidedSessions } from '@rialto/core'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { addressOf } from '../../plugins/authenticate.ts'
import { ipAddressOf, teamContext } from '../admin/memberSession.ts'

/** The logout token of OpenID Connect arrives as a form, and as nothing else. */
const readForms = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
  )
}

/** Receives logout tokens of identity providers (OpenID Connect Back-Channel Logout 1.0). */
export const backChannelLogout = (app: FastifyInstance, ctx: Context): void => {
  void app.register(async own => {
    readForms(own)
    own.post<{ Params: { clientId: string }; Body: Partial<Record<string, string>> | undefined }>(
      '/single-sign-on/:clientId/logout',
      async (request, reply) => {
        const { failures, trustedProxies } = request.server.accessControl
        const from = addressOf(request, trustedProxies)
        failures.reject(from)
        void reply.header('cache-control', 'no-store')
        try {
          await endProvidedSessions(teamContext(ctx), {
            clientId: request.params.clientId,
            logoutToken: request.body?.['logout_token'] ?? '',
            ipAddress: ipAddressOf(request),
          })
        } catch (error) {
          failures.count(from)
          throw error
        }
        return reply.code(200).send()
      },
    )
  })
}
