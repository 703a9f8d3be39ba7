import type { RegisteredClientInfo } from '@rialto/contract'

import type { Context } from '../kernel/context.ts'
import { ApiError } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import type { SubClient } from './ports.ts'
import { readSubClientInfo } from './readSubClientInfo.ts'

/** Of one client in one environment; the list is answered whole. */
export const maxSubClients = 1000

/** @throws ApiError `invalidField`, or `badRequest` if the client has reached the limit. */
export const createSubClient = async (ctx: Context, scope: Scope, input: RegisteredClientInfo): Promise<SubClient> => {
  const subClient = { id: ctx.ids.uuid(), ...readSubClientInfo(ctx, input) }
  const options = { atMs: ctx.clock.nowMs(), most: maxSubClients }
  if (!(await ctx.store.subClients.insert(scope, subClient, options)))
    throw new ApiError('badRequest', { message: `A client may have ${maxSubClients} sub-clients. Remove one first.` })
  return subClient
}

/** @throws ApiError `notFound` alike for another client's sub-client and an unknown one. */
export const readSubClient = async (ctx: Context, scope: Scope, id: string): Promise<SubClient> =>
  found(await ctx.store.subClients.find(scope, id.toLowerCase()))

/** Replaces everything but the logo. @throws ApiError `invalidField` or `notFound`. */
export const replaceSubClient = async (
  ctx: Context,
  scope: Scope,
  id: string,
  input: RegisteredClientInfo,
): Promise<SubClient> => {
  // Which of two mistakes is named first must not show whether the id is the caller's.
  const info = readSubClientInfo(ctx, input)
  return found(await ctx.store.subClients.replace(scope, id.toLowerCase(), info, ctx.clock.nowMs()))
}

/**
 * Existing sessions and transfers keep naming it; new ones use the client's own branding. @throws ApiError `notFound`.
 */
export const removeSubClient = async (ctx: Context, scope: Scope, id: string): Promise<void> => {
  if (!(await ctx.store.subClients.remove(scope, id.toLowerCase()))) throw new ApiError('notFound')
}

const found = (subClient: SubClient | undefined): SubClient => {
  if (!subClient) throw new ApiError('notFound')
  return subClient
}
