import type { AdminHandler } from '../../../handler.ts'
import { apiKeyView } from './apiKeyView.ts'

export const listApiKeysHandler: AdminHandler<'listApiKeys'> = async (ctx, { scope }) =>
  (await ctx.store.apiKeys.list(scope)).map(apiKeyView)
