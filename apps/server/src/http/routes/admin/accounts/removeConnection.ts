import { ApiError, removeConnection } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'

export const removeConnectionHandler: AdminHandler<'removeConnection'> = async (ctx, { scope, params }) => {
  const connection = await ctx.store.connections.find(scope, params.id.toLowerCase())
  if (!connection) throw new ApiError('notFound', { message: 'Connection not found.' })
  const { state, waitsFor } = await removeConnection(ctx, connection)
  return { isErased: state === 'erased', waitsFor: [...waitsFor] }
}
