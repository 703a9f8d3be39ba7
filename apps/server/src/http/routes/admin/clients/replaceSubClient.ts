import { replaceSubClient } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'
import { registeredClient } from './registeredClient.ts'

export const replaceSubClientHandler: AdminHandler<'replaceSubClient'> = async (ctx, { scope, params, body }) =>
  registeredClient(ctx, await replaceSubClient(ctx, scope, params.id, body))
