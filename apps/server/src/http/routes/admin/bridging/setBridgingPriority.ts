import { setBridgingPriority } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'

export const setBridgingPriorityHandler: AdminHandler<'setBridgingPriority'> = async (ctx, { scope, body }) => ({
  networks: [...(await setBridgingPriority(ctx, scope, body.networks))],
})
