import type { FastifyInstance, FastifyRequest } from 'fastify'

import { parseBody } from '../parseBody.ts'

/**
 * The three JSON content types of the specification. An empty body becomes undefined, and validation then reports the
 * missing fields.
 */
export const jsonBodies = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers()
  const parse = async (_request: FastifyRequest, body: Buffer): Promise<unknown> =>
    body.length === 0 ? {} : parseBody(body)
  const types = ['application/json', 'text/json', /^application\/[\w.+-]+\+json/]
  for (const type of types) app.addContentTypeParser(type, { parseAs: 'buffer' }, parse)
}
