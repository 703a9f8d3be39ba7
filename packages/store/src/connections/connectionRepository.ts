import { createHash } from 'node:crypto'

import { type Connection, type ConnectionRepository, type Credentials, type NewAccessToken, isUuid } from '@rialto/core'
import { defined } from '@rialto/defined'
import { type Selectable, sql } from 'kysely'

import { scoped } from '../scoped.ts'
import { accountNameOf } from './accountNameOf.ts'
import type { Digests } from '../claims/digests.ts'
import type { Database } from '../database/openDatabase.ts'
import { transaction } from '../database/transaction.ts'
import { scopeColumns, scopeOf, type Sealer } from '../scopeOf.ts'
import { sealedColumns } from '../sealedColumns.ts'
import type { Tables } from '../tables.ts'
import { isMissingParent } from '../database/unavailable.ts'
import { addBrowser, listProven } from './connectionBrowsers.ts'
import { endPayer, listSpent, retire } from './payLinkConnections.ts'
import { removeConnection } from './removeConnection.ts'

const {
  sealed_credentials: credentialsContext,
  sealed_refresh_token: refreshTokenContext,
  sealed_token_id: tokenIdContext,
  sealed_account_name: nameContext,
} = sealedColumns.connections.columns
const hash = (token: string): Buffer => createHash('sha256').update(token).digest()

const toListed = (
  row: Pick<Selectable<Tables['connections']>, 'id' | 'user_id' | 'type' | 'state' | 'granted' | 'created_at'>,
) => ({
  id: row.id,
  userId: row.user_id,
  type: row.type,
  state: row.state,
  granted: row.granted,
  createdAtMs: row.created_at.getTime(),
})

const sealedOf = ({ id, ...connection }: Connection, sealer: Sealer) => ({
  sealed_account_name: sealer.seal(connection.accountName, nameContext(id)),
  token_id_hash: hash(connection.tokenId),
  sealed_token_id: sealer.seal(connection.tokenId, tokenIdContext(id)),
  refresh_token_hash: hash(connection.refreshToken),
  sealed_refresh_token: sealer.seal(connection.refreshToken, refreshTokenContext(id)),
  sealed_credentials: sealer.seal(JSON.stringify(connection.credentials), credentialsContext(id)),
})

/** Credentials and refresh tokens are sealed here: no other code of the store sees them. */
export const connectionRepository = (db: Database<Tables>, sealer: Sealer, digests: Digests): ConnectionRepository => {
  const read = (row: Selectable<Tables['connections']>): Connection => ({
    id: row.id,
    tokenId: row.sealed_token_id === null ? row.id : sealer.open(row.sealed_token_id, tokenIdContext(row.id)),
    scope: scopeOf(row),
    userId: row.user_id,
    type: row.type,
    upstreamId: row.upstream_id,
    accountName: accountNameOf(row, sealer),
    refreshToken: sealer.open(row.sealed_refresh_token, refreshTokenContext(row.id)),
    credentials: JSON.parse(sealer.open(row.sealed_credentials, credentialsContext(row.id))) as Credentials,
    version: row.version,
    state: row.state,
    granted: row.granted,
    createdAtMs: row.created_at.getTime(),
    ...defined({
      removedAtMs: row.removed_at?.getTime(),
      isClientMade: row.is_client_made ? true : undefined,
      payLink:
        row.link_session_id === null || row.order_user_id === null
          ? undefined
          : { sessionId: row.link_session_id, userId: row.order_user_id },
    }),
  })
  const selectWithRemoved = (scope: Connection['scope']) =>
    scoped(db, scope).selectFrom('connections').selectAll('connections')
  const sealedNothing = (id: string): Buffer => sealer.seal('', refreshTokenContext(id))
  const select = (scope: Connection['scope']) => selectWithRemoved(scope).where('removed_at', 'is', null)

  return {
    async find(scope, id) {
      const row = await select(scope).where('id', '=', id).executeTakeFirst()
      return row && read(row)
    },

    async findWithRemoved(scope, id) {
      const row = await selectWithRemoved(scope).where('id', '=', id).executeTakeFirst()
      return row && read(row)
    },

    async readState({ clientId, environment }, id) {
      const row = await scoped(db, { clientId, environment })
        .selectFrom('connections')
        .select('state')
        .where('id', '=', id)
        .executeTakeFirst()
      return row?.state
    },

    async listOfUser(scope, userId) {
      const rows = await select(scope)
        .where('user_id', '=', userId)
        .where('link_session_id', 'is', null)
        .orderBy('created_at')
        .orderBy('id')
        .execute()
      return rows.map(read)
    },

    async list({ clientId, environment }, { userId, type, state, before, count }) {
      const rows = await scoped(db, { clientId, environment })
        .selectFrom('connections')
        .select(['id', 'user_id', 'type', 'state', 'granted', 'created_at'])
        .where('removed_at', 'is', null)
        .where('link_session_id', 'is', null)
        .$if(userId !== undefined, query => query.where('user_id', '=', userId ?? ''))
        .$if(type !== undefined, query => query.where('type', '=', type ?? ''))
        // As a literal, like the condition of the index of connections to reconnect.
        .$if(state !== undefined, query => query.where('state', '=', sql.lit(state ?? 'active')))
        .$if(before !== undefined, query =>
          query.where(
            eb => eb.refTuple('created_at', 'id'),
            '<',
            eb => eb.tuple(new Date(before?.createdAtMs ?? 0), before?.id ?? ''),
          ),
        )
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(count)
        .execute()
      return rows.map(toListed)
    },

    async listUses({ clientId, environment }, userId, count) {
      const { rows } = await sql<{ id: string; type: string; at: Date }>`
        select id, type, coalesce(last.at, connections.created_at) as at
        from connections
        left join lateral (
          select max(transfers.created_at) as at from transfers
          where transfers.connection_id = connections.id and phase <> 'awaitingUser'
        ) as last on true
        where client_id = ${clientId} and environment = ${environment} and user_id = ${userId} and link_session_id is null
          and removed_at is null
        order by at desc, id
        limit ${count}`.execute(db)
      return rows.map(({ id, type, at }) => ({ connectionId: id, type, lastUsedAtMs: at.getTime() }))
    },

    async listPopularTypes({ clientId, environment }, { newest, minimumUsers }) {
      const { rows } = await sql<{ type: string }>`
        select type from (
          select type, user_id from connections
          where client_id = ${clientId} and environment = ${environment} and link_session_id is null and removed_at is null
          order by created_at desc, id desc
          limit ${newest}
        ) as made
        group by type
        having count(distinct user_id) >= ${minimumUsers}
        order by count(distinct user_id) desc, type`.execute(db)
      return rows.map(({ type }) => type)
    },

    async listRemoved(environment) {
      const rows = await db
        .selectFrom('connections')
        .select(['id', 'client_id', 'environment'])
        .where('environment', '=', environment)
        .where('removed_at', 'is not', null)
        .where('payer_ended_at', 'is', null)
        .orderBy('removed_at')
        .execute()
      return rows.map(row => ({ scope: scopeOf(row), id: row.id }))
    },

    async listOfClosed(environment) {
      const rows = await db
        .selectFrom('connections')
        .innerJoin('client_settings', join =>
          join
            .onRef('client_settings.client_id', '=', 'connections.client_id')
            .onRef('client_settings.environment', '=', 'connections.environment'),
        )
        .select(['connections.id', 'connections.client_id', 'connections.environment'])
        .where('connections.environment', '=', environment)
        .where('client_settings.closed_at', 'is not', null)
        .where('connections.removed_at', 'is', null)
        .limit(100)
        .execute()
      return rows.map(row => ({ scope: scopeOf(row), id: row.id }))
    },

    async findByTokenId(scope, tokenId) {
      // Issued before token ids existed: the connection's own id.
      const row = isUuid(tokenId)
        ? await select(scope)
            .where('id', '=', tokenId.toLowerCase())
            .where('token_id_hash', 'is', null)
            .executeTakeFirst()
        : await select(scope).where('token_id_hash', '=', hash(tokenId)).executeTakeFirst()
      return row && row.link_session_id === null ? read(row) : undefined
    },

    async findByAccessToken(scope, accessToken) {
      const row = await select(scope)
        .innerJoin('access_tokens', 'access_tokens.connection_id', 'connections.id')
        .select('access_tokens.expires_at')
        .where('token_hash', '=', hash(accessToken))
        .executeTakeFirst()
      return row && { connection: read(row), expiresAtMs: row.expires_at?.getTime() }
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
      const account = connection.isAccountNamed
        ? (await digests(db, connection.scope.environment))('account', connection.upstreamId)
        : null
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('connections')
        .values({
          ...scopeColumns(connection.scope),
          id: connection.id,
          user_id: connection.userId,
          type: connection.type,
          upstream_id: connection.upstreamId,
          account_digest: account,
          account_name: '',
          ...sealedOf(connection, sealer),
          version: connection.version,
          state: connection.state,
          granted: JSON.stringify(connection.granted),
          is_client_made: connection.isClientMade ?? false,
          link_session_id: connection.payLink?.sessionId ?? null,
          order_user_id: connection.payLink?.userId ?? null,
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
      const { numUpdatedRows } = await scoped(db, connection.scope)
        .updateTable('connections')
        .set(eb => ({
          sealed_credentials: sealer.seal(JSON.stringify(connection.credentials), credentialsContext(connection.id)),
          account_name: '',
          // A renewal that began before the account was removed must not write its name again.
          sealed_account_name: sql<Buffer | null>`
            case when removed_at is null then ${sealer.seal(connection.accountName, nameContext(connection.id))}::bytea end`,
          state: connection.state,
          granted: JSON.stringify(connection.granted),
          version: eb('version', '+', 1),
        }))
        .where('id', '=', connection.id)
        .where('version', '=', version)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    addAccessToken: (connection, accessToken) =>
      insertAccessToken(db, connection.id, accessToken).catch((error: unknown) => {
        if (isMissingParent(error)) return false
        throw error
      }),

    rotateTokens: (connection, { accessToken, tokenId, refreshToken, earlierEndAtMs }) =>
      transaction(db, async tx => {
        const { id, scope } = connection
        const held = await scoped(tx, scope)
          .selectFrom('connections')
          .select('token_id_hash')
          .where('id', '=', id)
          .where('removed_at', 'is', null)
          .forUpdate()
          .executeTakeFirst()
        if (!held) return false
        const earlierEnd = new Date(earlierEndAtMs)
        await tx
          .updateTable('access_tokens')
          .set({ expires_at: earlierEnd })
          .where('connection_id', '=', id)
          .where(eb => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', earlierEnd)]))
          .execute()
        if (held.token_id_hash === null) {
          await insertAccessToken(tx, id, { ...accessToken, token: id, expiresAtMs: earlierEndAtMs })
          await tx
            .updateTable('connections')
            .set({ token_id_hash: hash(tokenId), sealed_token_id: sealer.seal(tokenId, tokenIdContext(id)) })
            .where('id', '=', id)
            .execute()
        }
        if (refreshToken !== undefined)
          await tx
            .updateTable('connections')
            .set({
              refresh_token_hash: hash(refreshToken),
              sealed_refresh_token: sealer.seal(refreshToken, refreshTokenContext(id)),
            })
            .where('id', '=', id)
            .execute()
        return insertAccessToken(tx, id, accessToken)
      }),

    async markNeedsReconnect(scope, id, version) {
      const { numUpdatedRows } = await scoped(db, scope)
        .updateTable('connections')
        .set({ state: 'needsReconnect' })
        .where('id', '=', id)
        .where('version', '=', version)
        .where('state', '<>', 'needsReconnect')
        .executeTakeFirst()
      if (numUpdatedRows === 1n) return 'now'
      const before = await selectWithRemoved(scope)
        .where('id', '=', id)
        .where('version', '=', version)
        .executeTakeFirst()
      return before ? 'before' : 'renewed'
    },

    listProven: (scope, ids, by) => listProven(db, scope, ids, by),
    addBrowser: (connectionId, browserKeyHash, atMs) => addBrowser(db, connectionId, browserKeyHash, atMs),

    listSpent: (environment, nowMs) => listSpent(db, environment, new Date(nowMs)),
    endPayer: (scope, id, nowMs) =>
      transaction(db, tx => endPayer(tx, scope, id, { at: new Date(nowMs), sealedNothing: sealedNothing(id) })),
    retire: (scope, id, nowMs) =>
      retire(db, scope, id, {
        at: new Date(nowMs),
        sealedCredentials: sealer.seal(JSON.stringify(noCredentials), credentialsContext(id)),
      }),
    async listOfPayLinks(scope, userId) {
      const rows = await selectWithRemoved(scope).where('order_user_id', '=', userId).execute()
      return rows.map(read)
    },

    remove: (scope, id, terms) =>
      transaction(db, tx => removeConnection(tx, scope, id, { ...terms, digests, sealedNothing: sealedNothing(id) })),
  }
}

/** Replaces the erased credentials of a payer. */
const noCredentials: Credentials = { kind: 'address', addresses: [] }

const insertAccessToken = async (
  db: Database<Tables>,
  connectionId: string,
  { token, createdAtMs, expiresAtMs }: NewAccessToken,
): Promise<boolean> => {
  await db
    .insertInto('access_tokens')
    .values({
      token_hash: hash(token),
      connection_id: connectionId,
      created_at: new Date(createdAtMs),
      expires_at: expiresAtMs === undefined ? null : new Date(expiresAtMs),
    })
    .onConflict(conflict => conflict.column('token_hash').doNothing())
    .execute()
  return true
}
