import type { AdminHandler } from '../../../handler.ts'
import { linkConfigurationView } from './linkConfigurationView.ts'

export const listLinkConfigurationsHandler: AdminHandler<'listLinkConfigurations'> = async (ctx, { scope }) =>
  (await ctx.store.linkConfigurations.list(scope)).map(linkConfigurationView)
