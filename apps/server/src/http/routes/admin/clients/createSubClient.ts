import { createSubClient } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'
import { registeredClient } from './registeredClient.ts'

export const createSubClientHandler: AdminHandler<'createSubClient'> = async (ctx, { scope, body }) =>
  registeredClient(ctx, await createSubClient(ctx, scope, body))
