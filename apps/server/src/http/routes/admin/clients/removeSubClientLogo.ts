import { removeSubClientLogo } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'

export const removeSubClientLogoHandler: AdminHandler<'removeSubClientLogo'> = async (ctx, { scope, params }) => {
  await removeSubClientLogo(ctx, scope, params.id)
}
