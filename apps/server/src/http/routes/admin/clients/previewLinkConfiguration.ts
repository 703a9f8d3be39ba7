import { previewLink, readLinkConfiguration } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'

export const previewLinkConfigurationHandler: AdminHandler<'previewLinkConfiguration'> = async (
  ctx,
  { scope, params },
) => {
  const { id } = await readLinkConfiguration(ctx, scope, params.id)
  return { previewUrl: await previewLink(ctx, scope, { configurationId: id }) }
}
