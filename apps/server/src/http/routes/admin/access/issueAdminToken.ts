import { createHash, timingSafeEqual } from 'node:crypto'

import { missingField, type AdminKey, type Context, isUuid } from '@rialto/core'

import { bearer } from '../../../bearer.ts'
import type { OpenAdminHandler } from '../../../handler.ts'
import { countFailure, refusedKey, rejectElsewhere, rejectTooMany } from '../adminAuth.ts'
import { type AdminTokens, adminTokenTtl, type Holder } from '../tokens/adminTokens.ts'

/** Compared for an unknown client, so that both cases take the same time. */
const nobody = Buffer.alloc(32)

/**
 * The client's account management key that matches all given secrets: a wrong secret beside a right one indicates a
 * mistyped, replaced or leaked key. Keys of the integration API are not considered.
 */
const findAdminKey = async (
  ctx: Context,
  clientId: string,
  secrets: readonly string[],
): Promise<AdminKey | undefined> => {
  const keys = isUuid(clientId)
    ? await ctx.store.adminKeys.listLive({ clientId: clientId.toLowerCase(), environment: ctx.environment })
    : []
  const found = secrets.map(secret => {
    const hash = createHash('sha256').update(secret).digest()
    let match: AdminKey | undefined
    for (const key of keys) if (timingSafeEqual(hash, key.secretHash)) match = key
    if (keys.length === 0) timingSafeEqual(hash, nobody)
    return match
  })
  return found.every(key => key !== undefined) ? found[0] : undefined
}

/**
 * Accepts the key as `clientSecret`, as published clients send it, as `Authorization: Bearer`, as the specification
 * does, or as both, which must then both be right. Any other header is rejected.
 */
export const issueAdminTokenHandler =
  (tokens: AdminTokens): OpenAdminHandler<'issueAdminToken'> =>
  async (ctx, { body: { clientId, clientSecret }, request, reply }) => {
    const header = request.headers.authorization === undefined ? undefined : (bearer(request) ?? '')
    const secrets = [clientSecret, header].filter(secret => secret !== undefined)
    if (secrets.length === 0) throw missingField('clientSecret')
    const key = await findAdminKey(ctx, clientId, secrets)
    if (!key) {
      countFailure(request)
      throw refusedKey()
    }
    const holder: Holder = { scope: { clientId: key.clientId, environment: ctx.environment }, keyId: key.id }
    await rejectElsewhere(ctx, request, holder)
    await rejectTooMany(request, reply, holder.keyId)
    request.scope = holder.scope
    return { id_token: await tokens.issue(holder), expires_in: adminTokenTtl, status: 'succeeded' }
  }
