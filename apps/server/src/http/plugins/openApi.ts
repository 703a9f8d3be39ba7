import swagger from '@fastify/swagger'
import { schemaKeywords } from '@rialto/contract'
import type { FastifyInstance } from 'fastify'

import { docsRoutes } from '../docs/docsRoutes.ts'
import { withExamples } from '../docs/withExamples.ts'

/** OpenAPI 3.0.1, description version 1.0, and the pages made from it. */
export const openApi = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.0.1',
      info: {
        title: 'Rialto API',
        version: '1.0',
        description:
          'Connect accounts, read them, and move crypto with the user’s approval. Every `errorType` has a page: see [errors](/docs/errors).',
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
  docsRoutes(app, () => document(app))
}

/** With examples, from the schemas as they are written: the older form of 3.0 says the same. */
const document = (app: FastifyInstance): Record<string, never> =>
  withExamples(downgrade(app.swagger()) as Record<string, never>)

const keywords = new Set<string>(schemaKeywords)

/** The generator leaves 3.1's numeric `exclusiveMinimum`; 3.0 has a boolean beside `minimum`. Our own hints go. */
const downgrade = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(downgrade)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
    .filter(([name]) => !keywords.has(name))
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
