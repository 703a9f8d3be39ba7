import { ApiError, removeTransferView, saveTransferView, type TransferView } from '@rialto/core'
import { defined } from '@rialto/defined'
import type { FastifyRequest } from 'fastify'

import type { AdminHandlers } from '../../handler.ts'
import { teamContext } from './memberSession.ts'

/** Id of the session's member. Undefined for a token. */
const memberIdOf = ({ actor }: FastifyRequest): string | undefined => (actor?.kind === 'member' ? actor.id : undefined)

/** Saved filters of the list of transfers. */
export const transferViewHandlers: AdminHandlers<'listTransferViews' | 'saveTransferView' | 'removeTransferView'> = {
  listTransferViews: async (ctx, { scope, request }) => {
    const memberId = memberIdOf(request)
    return (await ctx.store.transferViews.list(scope, memberId)).map(one => view(one, memberId))
  },
  saveTransferView: async (ctx, { scope, body, request }) => {
    const memberId = memberIdOf(request)
    if (memberId === undefined) throw new ApiError('permissionDenied', { message: 'Views belong to members.' })
    return view(await saveTransferView(teamContext(ctx), scope, { ...body, memberId }), memberId)
  },
  removeTransferView: async (ctx, { scope, params, request }) => {
    const isOwner = request.heldRole === 'owner' || request.heldRole === 'operator'
    await removeTransferView(teamContext(ctx), scope, { id: params.id, memberId: memberIdOf(request), isOwner })
  },
}

const view = ({ id, name, isShared, status, find, memberId }: TransferView, reader: string | undefined) => ({
  id,
  name,
  isShared,
  isOwn: memberId === reader,
  ...defined({ status, find }),
})
