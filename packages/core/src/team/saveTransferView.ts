import { ApiError, invalidField } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import type { TransferView } from './ports.ts'
import type { TeamContext } from './teamContext.ts'

const maxViews = 50

/** @throws ApiError `invalidField`; `conflict` when the member has 50 for the client. */
export const saveTransferView = (
  ctx: TeamContext,
  scope: Scope,
  input: Omit<TransferView, 'id' | 'createdAtMs'>,
): Promise<TransferView> => {
  const name = input.name.trim()
  if (name === '' || name.includes('\0')) throw invalidField('name', 'must have 1 to 60 characters')
  const view = { ...input, name, id: ctx.ids.uuid(), createdAtMs: ctx.nowMs() }
  return ctx.store.transaction(async ({ clients, transferViews }) => {
    // Locked, so that concurrent requests cannot exceed the limit.
    await clients.lock(scope)
    const own = (await transferViews.list(scope, input.memberId)).filter(({ memberId }) => memberId === input.memberId)
    if (own.length >= maxViews)
      throw new ApiError('conflict', { message: `You have ${maxViews} views. Remove one first.` })
    await transferViews.insert(scope, view)
    return view
  })
}
