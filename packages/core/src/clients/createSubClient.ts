import type { RegisteredClientInfo } from '@rialto/contract'

import { ApiError } from '../kernel/apiError.ts'
import type { CommonContext } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import type { SubClient } from './ports.ts'
import { readSubClientInfo } from './readSubClientInfo.ts'

/** @throws ApiError `invalidField`, or `badRequest` if the client has reached the limit. */
export const createSubClient = async (
  ctx: CommonContext,
  scope: Scope,
  input: RegisteredClientInfo,
): Promise<SubClient> => {
  const subClient = { id: ctx.ids.uuid(), ...readSubClientInfo(ctx, input) }
  const options = { atMs: ctx.clock.nowMs(), most: maxSubClients }
  if (!(await ctx.store.subClients.insert(scope, subClient, options)))
    throw new ApiError('badRequest', { message: `A client may have ${maxSubClients} sub-clients. Remove one first.` })
  return subClient
}

/** Of one client in one environment; the list is answered whole. */
export const maxSubClients = 1000
