import { createSandboxSession } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'

export const createSandboxSessionHandler: AdminHandler<'createSandboxSession'> = (ctx, { scope, body }) =>
  createSandboxSession(ctx, scope, body)
