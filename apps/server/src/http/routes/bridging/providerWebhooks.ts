import { type Context, ApiError, handleProviderWebhook } from '@rialto/core'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { addressOf } from '../../plugins/authenticate.ts'

/**
 * Where bridge providers send their messages: `/providers/relay/webhook`. Signed over the raw body, so nothing is parsed
 * here. A message brings the next look at an address forward; what it says is read from the provider itself.
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
