import { addIpRange } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'
import { ipRangeView } from './ipRangeView.ts'

export const addIpRangeHandler: AdminHandler<'addIpRange'> = async (ctx, { scope, body }) =>
  ipRangeView(await addIpRange(ctx, { clientId: scope.clientId, range: body.range, label: body.label ?? '' }))
