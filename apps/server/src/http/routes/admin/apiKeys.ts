import {
  addIpRange,
  ApiError,
  type ApiKey,
  checkOrigins,
  type ClientIpRange,
  type Context,
  createAdminKey,
  createApiKey,
  removeIpRange,
  revokeApiKey,
  type Scope,
} from '@rialto/core'

import type { AdminHandlers } from '../../handler.ts'

type Ids =
  | 'listApiKeys'
  | 'createApiKey'
  | 'revokeApiKey'
  | 'readAllowedOrigins'
  | 'replaceAllowedOrigins'
  | 'listIpRanges'
  | 'addIpRange'
  | 'removeIpRange'
  | 'listManagementKeys'
  | 'createManagementKey'
  | 'revokeManagementKey'

const seconds = (ms: number): number => Math.floor(ms / 1000)
const secondsOrNull = (ms: number | undefined): number | null => (ms === undefined ? null : seconds(ms))

/** Keys of the integration API, and origins that may embed Link. */
export const apiKeyHandlers: AdminHandlers<Ids> = {
  listApiKeys: async (ctx, { scope }) => (await ctx.store.apiKeys.list(scope)).map(keyView),
  createApiKey: async (ctx, { scope, body }) => {
    const { expiresTimestamp, ...input } = body
    const expiresAtMs = expiresTimestamp === undefined ? undefined : expiresTimestamp * 1000
    const { key, secret } = await createApiKey(ctx, { ...input, expiresAtMs, clientId: scope.clientId })
    return { ...keyView(key), secret }
  },
  revokeApiKey: async (ctx, { scope, params }) => {
    const keys = await ctx.store.apiKeys.list(scope)
    // The same error for another client's key and an unknown one.
    if (!keys.some(({ id }) => id === params.id.toLowerCase()))
      throw new ApiError('notFound', { message: 'API key not found.' })
    await revokeApiKey(ctx, params.id)
  },
  listManagementKeys: async (ctx, { scope }) =>
    (await ctx.store.adminKeys.list(scope)).map(({ id, label, createdAtMs }) => ({
      id,
      label,
      createdTimestamp: seconds(createdAtMs),
    })),
  createManagementKey: (ctx, { scope, body }) => createAdminKey(ctx, scope, body.label.trim()),
  revokeManagementKey: async (ctx, { scope, params }) => {
    if (!(await ctx.store.adminKeys.revoke(scope, params.id.toLowerCase(), ctx.clock.nowMs())))
      throw new ApiError('notFound', { message: 'Account management key not found.' })
  },
  readAllowedOrigins: (ctx, { scope }) => originsOf(ctx, scope),
  replaceAllowedOrigins: async (ctx, { scope, body }) => {
    await ctx.store.clients.setAllowedOrigins(scope, checkOrigins(ctx.environment, body.allowedOrigins))
    return originsOf(ctx, scope)
  },
  listIpRanges: async (ctx, { scope }) => (await ctx.store.ipRanges.list(scope)).map(rangeView),
  addIpRange: async (ctx, { scope, body }) =>
    rangeView(await addIpRange(ctx, { clientId: scope.clientId, range: body.range, label: body.label ?? '' })),
  removeIpRange: async (ctx, { scope, params }) => {
    const ranges = await ctx.store.ipRanges.list(scope)
    const id = params.id.toLowerCase()
    if (!ranges.some(range => range.id === id)) throw new ApiError('notFound', { message: 'IP range not found.' })
    await removeIpRange(ctx, { clientId: scope.clientId, range: id })
  },
}

const originsOf = async (ctx: Context, scope: Scope) => ({
  allowedOrigins: [...((await ctx.store.clients.find(scope))?.allowedOrigins ?? [])],
})

const keyView = (key: ApiKey) => ({
  id: key.id,
  label: key.label,
  permissions: [...key.permissions],
  rateLimitPerMinute: key.rateLimitPerMinute ?? null,
  isConfigured: key.isConfigured,
  createdTimestamp: seconds(key.createdAtMs),
  lastUsedTimestamp: secondsOrNull(key.lastUsedAtMs),
  expiresTimestamp: secondsOrNull(key.expiresAtMs),
  revokedTimestamp: secondsOrNull(key.revokedAtMs),
})

const rangeView = ({ id, range, label, createdAtMs }: ClientIpRange) => ({
  id,
  range,
  label,
  createdTimestamp: seconds(createdAtMs),
})
