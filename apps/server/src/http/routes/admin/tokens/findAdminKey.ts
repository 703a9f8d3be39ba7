import { createHash, timingSafeEqual } from 'node:crypto'

import type { AdminKey, Context } from '@rialto/core'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Compared when there is no such client, so that both ways cost the same. */
const nobody = Buffer.alloc(32)

/** The client's account management key that one of the secrets is. Keys of the integration API are not looked at. */
export const findAdminKey = async (
  ctx: Context,
  clientId: string,
  secrets: readonly string[],
): Promise<AdminKey | undefined> => {
  const keys = uuid.test(clientId)
    ? await ctx.store.adminKeys.listLive({ clientId: clientId.toLowerCase(), environment: ctx.environment })
    : []
  let found: AdminKey | undefined
  for (const hash of secrets.map(secret => createHash('sha256').update(secret).digest())) {
    for (const key of keys) if (timingSafeEqual(hash, key.secretHash)) found = key
    if (keys.length === 0) timingSafeEqual(hash, nobody)
  }
  return found
}
