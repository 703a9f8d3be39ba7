import { createHash, timingSafeEqual } from 'node:crypto'

import { type AdminKey, type Context, isUuid } from '@rialto/core'

/** Compared for an unknown client, so that both cases take the same time. */
const nobody = Buffer.alloc(32)

/**
 * The client's account management key that matches all given secrets: a wrong secret beside a right one indicates a
 * mistyped, replaced or leaked key. Keys of the integration API are not considered.
 */
export const findAdminKey = async (
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
