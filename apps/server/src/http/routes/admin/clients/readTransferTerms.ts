import type { AdminHandler } from '../../../handler.ts'
import { termsView } from './transferTermsView.ts'

export const readTransferTermsHandler: AdminHandler<'readTransferTerms'> = async (ctx, { scope }) =>
  termsView(await ctx.store.linkDefaults.read(scope))
