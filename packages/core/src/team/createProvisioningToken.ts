import { ApiError } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import type { TeamContext } from './teamContext.ts'

/** Replaces the token of the client's identity provider. @throws ApiError `notFound` without a provider. */
export const createProvisioningToken = async (ctx: TeamContext, scope: Scope): Promise<string> => {
  const token = `rscim_${ctx.ids.hex(32)}`
  const isSet = await ctx.store.provisioning.setToken(scope, { hash: ctx.ids.sha256(token), atMs: ctx.nowMs() })
  if (!isSet) throw new ApiError('notFound')
  return token
}
