import type { RegisteredClientInfo } from '@rialto/contract'

import type { Context } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import type { SubClient } from './ports.ts'
import { readSubClientInfo } from './readSubClientInfo.ts'
import { requireSubClient } from './requireSubClient.ts'

/** Replaces everything but the logo. @throws ApiError `invalidField` or `notFound`. */
export const replaceSubClient = async (
  ctx: Pick<Context, 'environment' | 'clock' | 'store'>,
  scope: Scope,
  id: string,
  input: RegisteredClientInfo,
): Promise<SubClient> => {
  // Which of two mistakes is named first must not show whether the id is the caller's.
  const info = readSubClientInfo(ctx, input)
  return requireSubClient(await ctx.store.subClients.replace(scope, id.toLowerCase(), info, ctx.clock.nowMs()))
}
