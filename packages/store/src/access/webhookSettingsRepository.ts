import type { WebhookSettingsRepository } from '@rialto/core'

import type { Database } from '../database/openDatabase.ts'
import { scopeColumns } from '../scopeOf.ts'
import { sealedColumns } from '../sealedColumns.ts'
import type { Sealer } from '../sealer.ts'
import type { Tables } from '../tables.ts'

const signatureHeader = 'X-Mesh-Signature-256'

export const webhookSettingsRepository = (db: Database<Tables>, sealer: Sealer): WebhookSettingsRepository => {
  const seal = (id: string, secret: string) =>
    sealer.seal(secret, sealedColumns.webhook_endpoints.columns.sealed_secret(id))
  return {
    async find(scope) {
      return db
        .selectFrom('webhook_endpoints')
        .select(['id', 'url'])
        .where('client_id', '=', scope.clientId)
        .where('environment', '=', scope.environment)
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirst()
    },

    async insert(scope, { id, url, secret, createdAtMs }) {
      await db
        .insertInto('webhook_endpoints')
        .values({
          ...scopeColumns(scope),
          id,
          url,
          sealed_secret: seal(id, secret),
          signature_header: signatureHeader,
          created_at: new Date(createdAtMs),
        })
        .execute()
    },

    async update(scope, { id, url, secret }) {
      await db
        .updateTable('webhook_endpoints')
        .set({
          url,
          disabled_at: null,
          disabled_reason: null,
          ...(secret === undefined ? {} : { sealed_secret: seal(id, secret), sealed_previous_secret: null }),
        })
        .where('id', '=', id)
        .where('client_id', '=', scope.clientId)
        .where('environment', '=', scope.environment)
        .execute()
    },
  }
}
