import type { ClientRepository } from '@rialto/core'

import type { Database } from '../database/openDatabase.ts'
import type { Tables } from '../tables.ts'

export const clientRepository = (db: Database<Tables>): ClientRepository => ({
  async find(scope) {
    const row = await db
      .selectFrom('clients')
      .innerJoin('client_settings', 'client_settings.client_id', 'clients.id')
      .select(['clients.id', 'clients.name', 'client_settings.allowed_origins'])
      .where('clients.id', '=', scope.clientId)
      .where('client_settings.environment', '=', scope.environment)
      .executeTakeFirst()
    return row && { id: row.id, name: row.name, allowedOrigins: row.allowed_origins }
  },
})
