import { replaceLinkConfiguration } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'
import { linkConfigurationView } from './linkConfigurationView.ts'

export const replaceLinkConfigurationHandler: AdminHandler<'replaceLinkConfiguration'> = async (
  ctx,
  { scope, params, body },
) => linkConfigurationView(await replaceLinkConfiguration(ctx, scope, params.id, body))
