import { createAdminKey } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'

export const createManagementKeyHandler: AdminHandler<'createManagementKey'> = (ctx, { scope, body }) =>
  createAdminKey(ctx, scope, body.label.trim())
