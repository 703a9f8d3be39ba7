import { readSubClient } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'
import { registeredClient } from './registeredClient.ts'

export const readSubClientHandler: AdminHandler<'readSubClient'> = async (ctx, { scope, params }) =>
  registeredClient(ctx, await readSubClient(ctx, scope, params.id))
