import { closeClient } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'
import { clientView } from './clientView.ts'

export const closeClientHandler: AdminHandler<'closeClient'> = async (ctx, { scope, body }) =>
  clientView(await closeClient(ctx, { clientId: scope.clientId, name: body.name }))
