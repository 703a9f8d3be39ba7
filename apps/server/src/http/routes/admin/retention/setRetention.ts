import { setRetention } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'
import { retentionView } from './retentionView.ts'

export const setRetentionHandler: AdminHandler<'setRetention'> = async (ctx, { scope, body }) =>
  retentionView(ctx, await setRetention(ctx, scope, body.transferRetentionDays))
