import { createManagementKey, creatorOf } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'
import { actorOf } from '../memberSession.ts'

export const createManagementKeyHandler: AdminHandler<'createManagementKey'> = async (ctx, { scope, body, request }) =>
  createManagementKey(ctx, scope, body.label.trim(), await creatorOf(ctx, scope, actorOf(request)))
