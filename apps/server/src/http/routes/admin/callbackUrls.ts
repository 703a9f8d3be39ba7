import { replaceCallbackUrls } from '@rialto/core'

import type { AdminHandlers } from '../../handler.ts'

export const callbackUrlHandlers: AdminHandlers<'readCallbackUrls' | 'replaceCallbackUrls'> = {
  readCallbackUrls: async (ctx, { scope }) => ({ callbackUrls: [...(await ctx.store.callbackUrls.read(scope))] }),
  replaceCallbackUrls: async (ctx, { scope, body }) => ({
    callbackUrls: [...(await replaceCallbackUrls(ctx, scope, body.callbackUrls))],
  }),
}
