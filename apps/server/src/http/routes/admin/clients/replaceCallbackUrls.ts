import { replaceCallbackUrls } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'

export const replaceCallbackUrlsHandler: AdminHandler<'replaceCallbackUrls'> = async (ctx, { scope, body }) => ({
  callbackUrls: [...(await replaceCallbackUrls(ctx, scope, body.callbackUrls))],
})
