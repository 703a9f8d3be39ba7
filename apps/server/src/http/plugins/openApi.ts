import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'

import { docsPage, docsStyle } from '../pages/docsPage.ts'

/** OpenAPI 3.0.1, description version 1.0 (specification, Versioning), and a page that lists it. */
export const openApi = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.0.1',
      info: {
        title: 'Rialto API',
        version: '1.0',
        description: 'Connect accounts, read them, and move crypto with the user’s approval.',
      },
      components: {
        securitySchemes: {
          'Client-Id': { type: 'apiKey', in: 'header', name: 'X-Client-Id' },
          'Client-Secret': { type: 'apiKey', in: 'header', name: 'X-Client-Secret' },
        },
      },
      security: [{ 'Client-Id': [], 'Client-Secret': [] }],
    },
  })
  app.get('/swagger/v1/swagger.json', { schema: { hide: true } }, () => document(app))
  app.get('/docs', { schema: { hide: true } }, (_request, reply) =>
    reply
      .header('content-security-policy', "default-src 'none'; style-src 'self'; frame-ancestors 'none'")
      .type('text/html; charset=utf-8')
      .send(docsPage(document(app))),
  )
  app.get('/docs/docs.css', { schema: { hide: true } }, (_request, reply) => reply.type('text/css').send(docsStyle))
}

const document = (app: FastifyInstance): Record<string, never> => downgrade(app.swagger()) as Record<string, never>

/** The generator leaves 3.1's numeric `exclusiveMinimum`; 3.0 has a boolean beside `minimum`. Our own hints go. */
const downgrade = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(downgrade)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
    .filter(([name]) => !['x-numericString', 'x-booleanString', 'x-repeats', 'x-anyCase'].includes(name))
    .flatMap(([name, item]) =>
      name === 'exclusiveMinimum' && typeof item === 'number'
        ? [
            ['minimum', item],
            ['exclusiveMinimum', true],
          ]
        : [[name, downgrade(item)]],
    )
  return Object.fromEntries(entries) as unknown
}
