import { createHash } from 'node:crypto'

import type { Connection, ConnectionRepository, Credentials } from '@rialto/core'
import type { Selectable } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import { transaction } from '../database/transaction.ts'
import { scopeColumns, scopeOf } from '../scopeOf.ts'
import { sealedColumns } from '../sealedColumns.ts'
import type { Sealer } from '../sealer.ts'
import type { Tables } from '../tables.ts'
import { eraseConnection } from './eraseConnection.ts'

const { sealed_credentials: credentialsContext, sealed_refresh_token: refreshTokenContext } =
  sealedColumns.connections.columns
const hash = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Credentials and refresh tokens are sealed here: no other code of the store sees them. */
export const connectionRepository = (db: Database<Tables>, sealer: Sealer): ConnectionRepository => {
  const read = (row: Selectable<Tables['connections']>): Connection => ({
    id: row.id,
    scope: scopeOf(row),
    userId: row.user_id,
    type: row.type,
    upstreamId: row.upstream_id,
    accountName: row.account_name,
    refreshToken: sealer.open(row.sealed_refresh_token, refreshTokenContext(row.id)),
    credentials: JSON.parse(sealer.open(row.sealed_credentials, credentialsContext(row.id))) as Credentials,
    version: row.version,
    state: row.state as Connection['state'],
    granted: row.granted as Connection['granted'],
    createdAtMs: row.created_at.getTime(),
  })
  const select = (scope: Connection['scope']) =>
    db
      .selectFrom('connections')
      .selectAll()
      .where('client_id', '=', scope.clientId)
      .where('environment', '=', scope.environment)

  return {
    async find(scope, id) {
      const row = await select(scope).where('id', '=', id).executeTakeFirst()
      return row && read(row)
    },

    async findByRefreshToken(scope, refreshToken) {
      const row = await select(scope).where('refresh_token_hash', '=', hash(refreshToken)).executeTakeFirst()
      return row && read(row)
    },

    async findByAccount(scope, { userId, type, upstreamId }) {
      const row = await select(scope)
        .where('user_id', '=', userId)
        .where('type', '=', type)
        .where('upstream_id', '=', upstreamId)
        .executeTakeFirst()
      return row && read(row)
    },

    async insert(connection) {
      const at = new Date(connection.createdAtMs)
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('connections')
        .values({
          ...scopeColumns(connection.scope),
          id: connection.id,
          user_id: connection.userId,
          type: connection.type,
          upstream_id: connection.upstreamId,
          account_name: connection.accountName,
          refresh_token_hash: hash(connection.refreshToken),
          sealed_refresh_token: sealer.seal(connection.refreshToken, refreshTokenContext(connection.id)),
          sealed_credentials: sealer.seal(JSON.stringify(connection.credentials), credentialsContext(connection.id)),
          version: connection.version,
          state: connection.state,
          granted: JSON.stringify(connection.granted),
          created_at: at,
          updated_at: at,
        })
        .onConflict(conflict =>
          conflict.columns(['client_id', 'environment', 'user_id', 'type', 'upstream_id']).doNothing(),
        )
        .executeTakeFirst()
      return numInsertedOrUpdatedRows === 1n
    },

    async replaceCredentials(connection, version) {
      const { numUpdatedRows } = await db
        .updateTable('connections')
        .set(eb => ({
          sealed_credentials: sealer.seal(JSON.stringify(connection.credentials), credentialsContext(connection.id)),
          account_name: connection.accountName,
          state: connection.state,
          granted: JSON.stringify(connection.granted),
          version: eb('version', '+', 1),
        }))
        .where('client_id', '=', connection.scope.clientId)
        .where('environment', '=', connection.scope.environment)
        .where('id', '=', connection.id)
        .where('version', '=', version)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    async markNeedsReconnect(scope, id, version) {
      const { numUpdatedRows } = await db
        .updateTable('connections')
        .set({ state: 'needsReconnect' })
        .where('client_id', '=', scope.clientId)
        .where('environment', '=', scope.environment)
        .where('id', '=', id)
        .where('version', '=', version)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    erase: (scope, id) => transaction(db, tx => eraseConnection(tx, scope, id)),
  }
}
