import type { Context } from '@rialto/core'
import type { FastifyInstance } from 'fastify'

const types = { png: 'image/png', jpg: 'image/jpeg' } as const
const logoFile = /^([0-9a-f]{64})\.(png|jpg)$/

/** Logos for browsers: public to whoever has the address, which nobody can guess and which never means another picture. */
export const getLogo = (app: FastifyInstance, ctx: Context): void => {
  app.get('/assets/logos/:file', async (request, reply) => {
    const [, id, format] = logoFile.exec((request.params as { file: string }).file) ?? []
    const logo = id === undefined ? undefined : await ctx.store.subClients.findLogo(id)
    if (!logo || logo.format !== format) return reply.callNotFound()
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('cross-origin-resource-policy', 'cross-origin')
      .type(types[logo.format])
      .send(Buffer.from(logo.bytes))
  })
}
