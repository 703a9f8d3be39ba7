import type { ApiKey } from '@rialto/core'
import type { Selectable } from 'kysely'

import type { Tables } from '../tables.ts'
import { readCreator } from './readCreator.ts'

export const readKey = (row: Selectable<Tables['api_keys']>): ApiKey => ({
  id: row.id,
  clientId: row.client_id,
  label: row.label,
  secretHash: row.secret_hash,
  permissions: row.permissions,
  rateLimitPerMinute: row.rate_limit_per_minute ?? undefined,
  isConfigured: row.is_configured,
  creator: readCreator(row.created_by, row.approves_from),
  createdAtMs: row.created_at.getTime(),
  lastUsedAtMs: row.last_used_at?.getTime(),
  expiresAtMs: row.expires_at?.getTime(),
  revokedAtMs: row.revoked_at?.getTime(),
})
