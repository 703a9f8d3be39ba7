import type { AdminHandler } from '../../../handler.ts'

export const readCallbackUrlsHandler: AdminHandler<'readCallbackUrls'> = async (ctx, { scope }) => ({
  callbackUrls: [...(await ctx.store.callbackUrls.read(scope))],
})
