import { setSubClientLogoOperation } from '@rialto/contract'
import { ApiError, type Context, readSubClient, setSubClientLogo } from '@rialto/core'
import type { FastifyError, FastifyInstance } from 'fastify'

import type { AdminHandler } from '../../../handler.ts'
import { cleanImage, inTurn, maxImageBytes } from './images/cleanImage.ts'
import { readUpload } from './readUpload.ts'
import { ImageError } from './images/jpegSegments.ts'

const types = { png: 'image/png', jpg: 'image/jpeg' } as const
const logoFile = /^([0-9a-f]{64})\.(png|jpg)$/

/** Public logos. The address cannot be guessed and never changes its picture. */
export const getLogo = (app: FastifyInstance, ctx: Context): void => {
  app.get<{ Params: { file: string } }>('/assets/logos/:file', async (request, reply) => {
    const [, id, format] = logoFile.exec(request.params.file) ?? []
    const logo = id === undefined ? undefined : await ctx.store.subClients.findLogo(id)
    if (!logo || logo.format !== format) return reply.callNotFound()
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('cross-origin-resource-policy', 'cross-origin')
      .type(types[logo.format])
      .send(Buffer.from(logo.bytes))
  })
}

/** Maximum size of the multipart boundaries around a file of maximum size. */
const framing = 16 * 1024

const field = setSubClientLogoOperation.file ?? ''

/** The only route with a large body that is not JSON. `app` is a separate Fastify scope. */
export const logoUploads = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: maxImageBytes + framing },
    async (_: unknown, body: Buffer) => body,
  )
  app.setErrorHandler((error: FastifyError) => {
    throw error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' ? unsupported('is larger than 5 MB', error) : error
  })
}

export const setSubClientLogoHandler = (): AdminHandler<'setSubClientLogo'> => {
  // An unpacked picture takes up to 34 MB, so pictures are processed one at a time.
  const clean = inTurn()
  return async (ctx, { scope, params, request }) => {
    // Runs before the file is processed, so that the answer to a foreign id does not depend on the file.
    await readSubClient(ctx, scope, params.id)
    const file = await readUpload(request.headers['content-type'], request.body, field)
    const picture = await clean(() => cleanImage(file)).catch((error: unknown) => {
      throw error instanceof ImageError ? unsupported(error.message, error) : error
    })
    return { logoUrl: await setSubClientLogo(ctx, scope, params.id, picture) }
  }
}

const unsupported = (why: string, cause: Error): ApiError =>
  new ApiError('unsupportedFile', { message: `${field}: ${why}`, cause })
