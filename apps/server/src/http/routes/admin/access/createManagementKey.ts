import { createManagementKey } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'

export const createManagementKeyHandler: AdminHandler<'createManagementKey'> = (ctx, { scope, body }) =>
  createManagementKey(ctx, scope, body.label.trim())
