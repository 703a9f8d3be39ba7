import { replaceOfferedNetworks } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'
import { offeredNetworksView } from './offeredNetworksView.ts'

export const replaceOfferedNetworksHandler: AdminHandler<'replaceOfferedNetworks'> = async (ctx, { scope, body }) =>
  offeredNetworksView(ctx, scope, await replaceOfferedNetworks(ctx, scope, body.networkIds))
