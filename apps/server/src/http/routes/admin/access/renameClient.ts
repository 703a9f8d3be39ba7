import { renameClient } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'
import { clientView } from './clientView.ts'

export const renameClientHandler: AdminHandler<'renameClient'> = async (ctx, { scope, body }) =>
  clientView(await renameClient(ctx, { clientId: scope.clientId, name: body.name }))
