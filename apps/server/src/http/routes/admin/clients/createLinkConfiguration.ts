import { createLinkConfiguration } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'
import { linkConfigurationView } from './linkConfigurationView.ts'

export const createLinkConfigurationHandler: AdminHandler<'createLinkConfiguration'> = async (ctx, { scope, body }) =>
  linkConfigurationView(await createLinkConfiguration(ctx, scope, body))
