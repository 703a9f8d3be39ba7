import { ApiError, removeIpRange } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'

export const removeIpRangeHandler: AdminHandler<'removeIpRange'> = async (ctx, { scope, params }) => {
  const ranges = await ctx.store.ipRanges.list(scope)
  const id = params.id.toLowerCase()
  if (!ranges.some(range => range.id === id)) throw new ApiError('notFound', { message: 'IP range not found.' })
  await removeIpRange(ctx, { clientId: scope.clientId, range: id })
}
