import { ApiError, revokeApiKey } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'

export const revokeApiKeyHandler: AdminHandler<'revokeApiKey'> = async (ctx, { scope, params }) => {
  const keys = await ctx.store.apiKeys.list(scope)
  // The same error for another client's key and an unknown one.
  if (!keys.some(({ id }) => id === params.id.toLowerCase()))
    throw new ApiError('notFound', { message: 'API key not found.' })
  await revokeApiKey(ctx, params.id)
}
