import { ApiError, invalidField } from '../kernel/apiError.ts'
import type { CommonContext } from '../context.ts'
import { findClient } from './findClient.ts'
import type { ClientSettings } from './ports.ts'

/**
 * Closes a client permanently. At once: its keys are revoked, its link tokens and sessions end. Transfers that were accepted
 * are followed to their end, and its webhooks report them. Accounts are removed after the end of their transfers
 * (`finishRemovals`).
 *
 * @param input.name its name, as a confirmation. @throws ApiError `notFound`, `invalidField`.
 */
export const closeClient = async (
  ctx: CommonContext,
  input: { clientId: string; name: string },
): Promise<ClientSettings> => {
  const client = await findClient(ctx, input.clientId)
  if (input.name.trim() !== client.name) throw invalidField('name', 'is not the name of this client')
  const scope = { clientId: client.id, environment: ctx.environment }
  await ctx.store.transaction(async ({ clients }) => {
    await clients.lock(scope)
    await clients.close(scope, ctx.clock.nowMs())
  })
  ctx.store.access.forget(scope)
  return findClient(ctx, client.id)
}

/** @throws ApiError `conflict`. */
export const rejectClosed = (client: Pick<ClientSettings, 'closedAtMs'> | undefined): void => {
  if (client?.closedAtMs !== undefined)
    throw new ApiError('conflict', { message: 'The client is closed: it gets no more keys.' })
}
