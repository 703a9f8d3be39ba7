import { missingField } from '@rialto/core'

import { bearer } from '../../../bearer.ts'
import type { OpenAdminHandler } from '../../../handler.ts'
import { countFailure, refusedKey, rejectElsewhere, rejectTooMany } from '../adminAuth.ts'
import { type AdminTokens, adminTokenTtl, type Holder } from '../tokens/adminTokens.ts'
import { findAdminKey } from '../tokens/findAdminKey.ts'

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
