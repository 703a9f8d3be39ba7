import { type Context, endProvidedSessions } from '@rialto/core'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { addressOf } from '../../plugins/authenticate.ts'
import { ipAddressOf, teamContext } from '../admin/memberSession.ts'

/** Receives logout tokens of identity providers (OpenID Connect Back-Channel Logout 1.0). */
export const backChannelLogout = (app: FastifyInstance, ctx: Context): void => {
  void app.register(async own => {
    own.removeAllContentTypeParsers()
    own.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
    )
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
