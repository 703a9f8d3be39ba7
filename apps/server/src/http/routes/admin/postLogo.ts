import { setSubClientLogoOperation } from '@rialto/contract'
import { type Context, ApiError, readSubClient, setSubClientLogo } from '@rialto/core'
import type { FastifyError, FastifyInstance } from 'fastify'

import { cleanImage, maxImageBytes } from './images/cleanImage.ts'
import { ImageError } from './images/imageError.ts'
import { inTurn } from './images/inTurn.ts'
import { readUpload } from './readUpload.ts'
import { registerAdminOperation } from './registerAdminOperation.ts'
import type { AdminTokens } from './tokens/adminTokens.ts'

/** What the boundaries around a file of the greatest size may take. */
const framing = 16 * 1024

const field = setSubClientLogoOperation.file ?? ''

/** The only route that takes a large body, and one that is not JSON: in a scope of its own, after the token was checked. */
export const postLogo = (app: FastifyInstance, ctx: Context, tokens: AdminTokens): void => {
  // Unpacked, a picture takes up to 34 MB: one at a time, however many come at once.
  const clean = inTurn()
  void app.register(async own => {
    own.removeAllContentTypeParsers()
    own.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: maxImageBytes + framing },
      async (_: unknown, body: Buffer) => body,
    )
    own.setErrorHandler((error: FastifyError) => {
      throw error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' ? excludeClaimed('is larger than 5 MB', error) : error
    })
    registerAdminOperation(own, ctx, tokens, setSubClientLogoOperation, async ({ scope, params, request }) => {
      // Before work is spent on the file, and so that a foreign id never tells a good file from a bad one.
      await readSubClient(ctx, scope, params.id)
      const file = await readUpload(request.headers['content-type'], request.body, field)
      const picture = await clean(() => cleanImage(file)).catch((error: unknown) => {
        throw error instanceof ImageError ? excludeClaimed(error.message, error) : error
      })
      return { logoUrl: await setSubClientLogo(ctx, scope, params.id, picture) }
    })
  })
}

const excludeClaimed = (why: string, cause: Error): ApiError =>
  new ApiError('unsupportedFile', { message: `${field}: ${why}`, cause })
