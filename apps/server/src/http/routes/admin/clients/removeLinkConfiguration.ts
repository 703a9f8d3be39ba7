import { removeLinkConfiguration } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'

export const removeLinkConfigurationHandler: AdminHandler<'removeLinkConfiguration'> = async (
  ctx,
  { scope, params },
) => {
  await removeLinkConfiguration(ctx, scope, params.id)
}
