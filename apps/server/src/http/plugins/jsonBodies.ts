import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify'

import { parseBody } from '../parseBody.ts'

/** A body that a proxy would decode first, and that it may read differently from this server. */
const isEncoded = ({ headers }: FastifyRequest): boolean =>
  !['', 'identity'].includes(headers['content-encoding']?.trim().toLowerCase() ?? '')

/**
 * The three JSON content types of the specification. An empty body becomes undefined, and validation then reports the
 * missing fields. No encoded body is accepted.
 */
export const jsonBodies = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers()
  const parse = async (request: FastifyRequest, body: Buffer): Promise<unknown> => {
    if (body.length === 0) return {}
    if (isEncoded(request)) throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE()
    return parseBody(body)
  }
  const types = ['application/json', 'text/json', /^application\/[\w.+-]+\+json/]
  for (const type of types) app.addContentTypeParser(type, { parseAs: 'buffer' }, parse)
}
