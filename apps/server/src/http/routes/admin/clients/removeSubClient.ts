import { removeSubClient } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'

export const removeSubClientHandler: AdminHandler<'removeSubClient'> = async (ctx, { scope, params }) => {
  await removeSubClient(ctx, scope, params.id)
}
