import { findClient } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'
import { clientView } from './clientView.ts'

export const readClientHandler: AdminHandler<'readClient'> = async (ctx, { scope }) =>
  clientView(await findClient(ctx, scope.clientId))
