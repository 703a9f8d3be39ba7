import { previewLink, readSubClient } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'

export const previewSubClientHandler: AdminHandler<'previewSubClient'> = async (ctx, { scope, params }) => {
  const { id } = await readSubClient(ctx, scope, params.id)
  return { previewUrl: await previewLink(ctx, scope, { subClientId: id }) }
}
