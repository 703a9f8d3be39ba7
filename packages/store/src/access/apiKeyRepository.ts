import type { ApiKeyRepository } from '@rialto/core'

import type { Database } from '../database/openDatabase.ts'
import type { Tables } from '../tables.ts'

export const apiKeyRepository = (db: Database<Tables>): ApiKeyRepository => ({
  async listLive(scope) {
    const rows = await db
      .selectFrom('api_keys')
      .select(['id', 'client_id', 'secret_hash', 'permissions'])
      .where('client_id', '=', scope.clientId)
      .where('environment', '=', scope.environment)
      .where('revoked_at', 'is', null)
      .execute()
    return rows.map(row => ({
      id: row.id,
      clientId: row.client_id,
      secretHash: row.secret_hash,
      permissions: row.permissions as ('read' | 'write')[],
    }))
  },
})
