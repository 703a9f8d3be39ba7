import { removeBridgingRoute } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'

export const removeBridgingRouteHandler: AdminHandler<'removeBridgingRoute'> = async (ctx, { scope, params }) => {
  await removeBridgingRoute(ctx, scope, params.id)
}
