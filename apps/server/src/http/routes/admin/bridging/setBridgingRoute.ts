import { decimalFromJson } from '@rialto/catalog'
import { setBridgingRoute } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'
import { configuredRoute } from './configuredRoute.ts'

export const setBridgingRouteHandler: AdminHandler<'setBridgingRoute'> = async (ctx, { scope, body }) =>
  configuredRoute(
    ctx,
    await setBridgingRoute(ctx, scope, { ...body, minimumAmount: decimalFromJson(body.minimumAmount) }),
  )
