import { readLinkConfiguration } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'
import { linkConfigurationView } from './linkConfigurationView.ts'

export const readLinkConfigurationHandler: AdminHandler<'readLinkConfiguration'> = async (ctx, { scope, params }) =>
  linkConfigurationView(await readLinkConfiguration(ctx, scope, params.id))
