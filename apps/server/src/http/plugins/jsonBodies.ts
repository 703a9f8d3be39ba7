import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * The three JSON content types of the specification. An empty body becomes undefined, and validation then reports the
 * missing fields.
 */
export const jsonBodies = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers()
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  const parse = async (_request: FastifyRequest, body: Buffer): Promise<unknown> =>
    body.length === 0 ? {} : JSON.parse(decode(utf8, body))
  const types = ['application/json', 'text/json', /^application\/[\w.+-]+\+json/]
  for (const type of types) app.addContentTypeParser(type, { parseAs: 'buffer' }, parse)
}

const decode = (utf8: TextDecoder, body: Buffer): string => {
  try {
    return utf8.decode(body)
  } catch {
    throw new SyntaxError('invalid UTF-8')
  }
}
