import { ApiError, invalidField } from '../kernel/apiError.ts'
import { makeApiKeySecret } from './apiKeySecret.ts'
import { rejectClosed } from './closeClient.ts'
import { findClient, scopeOfClient } from './findClient.ts'
import type { ApiKey, KeyCreator, KeyPermission } from './ports.ts'
import type { CommonContext } from '../context.ts'

/** Of one set of permissions: one in use and one to move to. */
const maxLiveKeys = 2
const longestLifeMs = 5 * 366 * 24 * 60 * 60_000
const maxRateLimitPerMinute = 1_000_000

interface NewApiKey {
  clientId: string
  label: string
  permissions: readonly KeyPermission[]
  rateLimitPerMinute?: number | undefined
  creator?: KeyCreator | undefined
  expiresAtMs?: number | undefined
}

const newKey = (ctx: CommonContext, input: NewApiKey, secret: string): ApiKey => ({
  id: ctx.ids.uuid(),
  clientId: input.clientId,
  label: input.label.trim(),
  secretHash: ctx.ids.sha256(secret),
  permissions: [...new Set(input.permissions)],
  rateLimitPerMinute: input.rateLimitPerMinute,
  isConfigured: false,
  creator: input.creator,
  createdAtMs: ctx.clock.nowMs(),
  lastUsedAtMs: undefined,
  expiresAtMs: input.expiresAtMs,
  revokedAtMs: undefined,
})

/**
 * Creates a key. Only this response contains the `secret`. @throws ApiError `notFound` without the client,
 * `invalidField`, `conflict` if the client already has two live keys with the same permissions.
 */
export const createApiKey = async (ctx: CommonContext, input: NewApiKey): Promise<{ key: ApiKey; secret: string }> => {
  check(input, ctx.clock.nowMs())
  const client = await findClient(ctx, input.clientId)
  rejectClosed(client)
  const scope = scopeOfClient(ctx, client.id)
  const secret = makeApiKeySecret(ctx.ids, ctx.environment)
  const key = newKey(ctx, { ...input, clientId: client.id }, secret)
  await ctx.store.transaction(async ({ clients, apiKeys }) => {
    await clients.lock(scope)
    const live = (await apiKeys.listLive(scope)).filter(
      one => !one.isConfigured && !isExpired(one, key.createdAtMs) && isSameSet(one.permissions, key.permissions),
    )
    if (live.length >= maxLiveKeys) throw tooMany(live)
    await apiKeys.insert(scope, key)
  })
  ctx.store.access.forget(scope)
  return { key, secret }
}

/** Whether the key has expired. Independent of revocation. */
export const isExpired = ({ expiresAtMs }: Pick<ApiKey, 'expiresAtMs'>, nowMs: number): boolean =>
  expiresAtMs !== undefined && expiresAtMs <= nowMs

const check = ({ label, permissions, rateLimitPerMinute: limit, expiresAtMs }: NewApiKey, nowMs: number): void => {
  if (label.trim() === '' || label.length > 100 || label.includes('\0'))
    throw invalidField('label', 'must have 1 to 100 characters')
  if (expiresAtMs !== undefined && !(expiresAtMs > nowMs && expiresAtMs <= nowMs + longestLifeMs))
    throw invalidField('expiresTimestamp', 'must be in the future, and at most five years away')
  if (permissions.length === 0) throw invalidField('permissions', 'must be read, write or both')
  if (limit !== undefined && !(Number.isInteger(limit) && limit >= 1 && limit <= maxRateLimitPerMinute))
    throw invalidField('rateLimitPerMinute', `must be a whole number from 1 to ${maxRateLimitPerMinute}`)
}

const isSameSet = (a: readonly KeyPermission[], b: readonly KeyPermission[]): boolean =>
  a.length === b.length && a.every(permission => b.includes(permission))

const tooMany = (live: readonly ApiKey[]): ApiError =>
  new ApiError('conflict', {
    message: `The client already has ${live.length} active keys with these permissions (${live.map(({ label, id }) => `${label}: ${id}`).join(', ')}). Revoke one first.`,
  })
