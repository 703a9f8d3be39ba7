import { type Context, ApiError, handleProviderWebhook } from '@rialto/core'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { addressOf } from '../../plugins/authenticate.ts'

/**
 * Receives messages of bridge providers at `/providers/relay/webhook`. The signature covers the raw body, so the body
 * is not parsed here. A message only brings the next poll of an address forward; the state is read from the provider
 * itself.
 */
export const providerWebhooks = (app: FastifyInstance, ctx: Context): void => {
  void app.register(async own => {
    own.removeAllContentTypeParsers()
    own.addContentTypeParser('*', { parseAs: 'string' }, async (_request: FastifyRequest, body: string) => body)
    own.post<{ Params: { provider: string } }>('/providers/:provider/webhook', async (request, reply) => {
      const provider = ctx.bridging.providers.find(
        ({ name, parseProviderWebhook }) => name === request.params.provider.toLowerCase() && parseProviderWebhook,
      )
      if (!provider) throw new ApiError('notFound')
      const { failures, trustedProxies } = request.server.accessControl
      const from = addressOf(request, trustedProxies)
      failures.reject(from)
      const message = { headers: textHeaders(request), rawBody: typeof request.body === 'string' ? request.body : '' }
      if (await handleProviderWebhook(ctx, provider, message)) return reply.code(204).send()
      failures.count(from)
      return reply.code(401).send()
    })
  })
}

const textHeaders = ({ headers }: FastifyRequest): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
