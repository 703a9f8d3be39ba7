import { defined } from '@rialto/defined'

import { invalidField } from '../kernel/apiError.ts'
import type { Context } from '../kernel/context.ts'
import type { Scope } from '../kernel/scope.ts'
import type { LinkRequest, LinkSessionRecord } from './ports.ts'
import { subClientOf } from './sessionBranding.ts'

/** Where sessions may return their users to: the sub-client's callback URLs, or the client's where it has none. */
const registeredUrls = async (
  ctx: Context,
  scope: Scope,
  request: Pick<LinkRequest, 'subClientId'>,
): Promise<readonly string[]> => {
  const subClient = await subClientOf(ctx, { scope, request })
  return subClient && subClient.callbackUrls.length > 0 ? subClient.callbackUrls : ctx.store.callbackUrls.read(scope)
}

/** @throws ApiError `invalidField` for a URL that is not registered. */
export const checkCallbackUrl = async (
  ctx: Context,
  scope: Scope,
  { callbackUrl, subClientId }: { callbackUrl?: string | undefined; subClientId?: string | undefined },
): Promise<void> => {
  if (callbackUrl === undefined) return
  const registered = await registeredUrls(ctx, scope, defined({ subClientId }))
  if (!registered.includes(callbackUrl)) throw invalidField('callbackUrl', 'is not one of the registered callback URLs')
}

/** Where this session returns to: the URL of its token while that is registered, else the first one. */
export const callbackUrlOf = async (
  ctx: Context,
  { scope, request }: Pick<LinkSessionRecord, 'scope' | 'request'>,
): Promise<string | undefined> => {
  const registered = await registeredUrls(ctx, scope, request)
  return registered.find(url => url === request.callbackUrl) ?? registered[0]
}

export const withResultCode = (callbackUrl: string, resultCode: string): string => {
  const url = new URL(callbackUrl)
  url.searchParams.set('resultCode', resultCode)
  return url.href
}
