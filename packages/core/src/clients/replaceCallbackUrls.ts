import type { Context } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import { checkCallbackUrls } from './checkCallbackUrls.ts'

/** Replaces and returns the client's own callback URLs. @throws ApiError `invalidField`. */
export const replaceCallbackUrls = async (
  ctx: Pick<Context, 'environment' | 'store'>,
  scope: Scope,
  urls: readonly string[],
): Promise<readonly string[]> => {
  const callbackUrls = checkCallbackUrls(ctx.environment, urls)
  await ctx.store.callbackUrls.replace(scope, callbackUrls)
  return callbackUrls
}
