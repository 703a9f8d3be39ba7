import { randomBytes, randomUUID } from 'node:crypto'

import { type Connection, issueTokens, refreshToken, resolveConnection } from '@rialto/core'
import { aConnection, aTransfer, saveAndEmit, aReason } from '@rialto/core/testing'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'

import { sealAccountNames } from '../maintenance/sealAccountNames.ts'
import { createStoredWorld, useDatabase, type StoredWorld } from '../testing/index.ts'

const database = useDatabase()
let world: StoredWorld

beforeEach(async () => {
  world = await createStoredWorld(database())
})

const store = () => world.ctx.store
const find = (id: string) => store().connections.find(world.scope, id)
const remove = (id: string, atMs = 0) => store().connections.remove(world.scope, id, { atMs, retentionDays: 0 })
/** Later than any event waits for its endpoint. */
const weeksLater = () => world.clock.nowMs() + 14 * 24 * 60 * 60_000

/** Tables that contain the text in any column: as text, or as hex or base64. */
const tablesHolding = async (text: string): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' order by 1`.execute(
    database(),
  )
  const bytes = Buffer.from(text)
  const patterns = [text, bytes.toString('hex'), bytes.toString('base64').slice(0, -4)].map(form => `%${form}%`)
  const found = await Promise.all(
    rows.map(async ({ name }) => {
      const hits = await sql`
        select 1 from ${sql.table(name)} as r where r::text ilike any(${patterns}::text[]) limit 1`.execute(database())
      return hits.rows.length > 0 ? [name] : []
    }),
  )
  return found.flat()
}

test('a stored connection reads back unchanged by every look-up', async () => {
  const connection = await world.connect({ granted: { read: true, withdraw: false, missing: ['send'] } })
  expect(await find(connection.id)).toEqual(connection)
  expect(await store().connections.findByRefreshToken(world.scope, connection.refreshToken)).toEqual(connection)
  const { userId, type, upstreamId } = connection
  expect(await store().connections.findByAccount(world.scope, { userId, type, upstreamId })).toEqual(connection)
})

test('a user has one connection to an account, and a second insert returns false', async () => {
  const connection = await world.connect()
  const twin = aConnection(world.scope, { upstreamId: connection.upstreamId })
  expect(await store().connections.insert(twin)).toBe(false)
  expect(await find(twin.id)).toBeUndefined()
  expect(await store().connections.insert({ ...twin, userId: 'user-2' })).toBe(true)
})

test('of many concurrent writers of one version one succeeds, and a mark on an old version does nothing', async () => {
  const connection = await world.connect()
  const writes = Array.from({ length: 16 }, (_, index) =>
    store().connections.replaceCredentials({ ...connection, accountName: `writer ${index}` }, 1),
  )
  const results = await Promise.all(writes)
  expect(results.filter(Boolean)).toHaveLength(1)
  expect(await find(connection.id)).toMatchObject({ version: 2, accountName: `writer ${results.indexOf(true)}` })
  expect(await store().connections.markNeedsReconnect(world.scope, connection.id, 1)).toBe('renewed')
  expect(await store().connections.markNeedsReconnect(world.scope, connection.id, 2)).toBe('now')
  expect(await find(connection.id)).toMatchObject({ version: 2, state: 'needsReconnect' })
})

test('no table shows a secret, in any column or coding', async () => {
  const canary = () => `CANARY${randomBytes(12).toString('hex')}`
  const [key, secret, passphrase, refreshToken, access, refresh, verifier] = Array.from({ length: 7 }, canary) as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ]
  await world.connect({ refreshToken, credentials: { kind: 'apiKey', key, secret, passphrase } })
  await world.connect({ credentials: { kind: 'oAuth', accessToken: access, refreshToken: refresh, scopes: [] } })
  await world.addWebhook()
  const sessionId = await issueSession()
  await store().oauthAttempts.insert({
    id: randomUUID(),
    scope: world.scope,
    sessionId,
    type: 'scripted',
    codeVerifier: verifier,
    status: 'pending',
    expiresAtMs: world.clock.nowMs() + 1,
    stateHash: randomBytes(32),
  })
  for (const hidden of [key, secret, passphrase, refreshToken, access, refresh, verifier, 'whsec_canary'])
    expect(await tablesHolding(hidden)).toEqual([])
  expect(await tablesHolding(world.scope.clientId)).toContain('connections')
})

const issueSession = async (): Promise<string> => {
  const id = randomUUID()
  const request = { userId: 'user-1', restrictMultipleAccounts: false }
  await store().link.issue({ id, scope: world.scope, codeHash: randomBytes(32), request, expiresAtMs: 1 })
  return id
}

test('an account name stored in the clear by a version before is read, and sealed by the retention job', async () => {
  const connection = await world.connect({ accountName: 'Ada Lovelace' })
  expect(await tablesHolding('Ada Lovelace')).toEqual([])
  const before = { account_name: 'Ada Lovelace', sealed_account_name: null }
  await database().updateTable('connections').set(before).where('id', '=', connection.id).execute()
  expect(await find(connection.id)).toEqual(connection)
  await sealAccountNames(database(), world.vault)
  expect(await find(connection.id)).toEqual(connection)
  expect(await tablesHolding('Ada Lovelace')).toEqual([])
})

test('no column of any table contains a client’s token, in any encoding', async () => {
  const connection = await world.connect()
  const { accessToken } = await issueTokens(world.ctx, connection)
  for (const token of [accessToken, connection.tokenId, connection.refreshToken])
    expect(await tablesHolding(token)).toEqual([])
})

test('a sealed value moved to another row or column, or changed, is not read', async () => {
  const [mine, theirs] = [await world.connect(), await world.connect()]
  const row = (id: string) =>
    database().selectFrom('connections').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const write = (changes: object) =>
    database().updateTable('connections').set(changes).where('id', '=', mine.id).execute()
  const before = await row(mine.id)
  const other = await row(theirs.id)
  const flipped = Buffer.from(before.sealed_credentials)
  flipped[flipped.length - 1]! ^= 1
  for (const changes of [
    { sealed_credentials: other.sealed_credentials },
    { sealed_refresh_token: other.sealed_refresh_token },
    { sealed_credentials: before.sealed_refresh_token },
    { sealed_credentials: flipped },
  ]) {
    await write(changes)
    await expect(find(mine.id)).rejects.toMatchObject({ name: 'VaultError', kind: 'tampered' })
    await write({ sealed_credentials: before.sealed_credentials, sealed_refresh_token: before.sealed_refresh_token })
  }
  expect(await find(mine.id)).toEqual(mine)
})

/** A connection with rows in every table. */
const livedConnection = async (): Promise<Connection & { traces: string[] }> => {
  const connection = await world.connect()
  await world.addWebhook()
  const preview = await world.preview(connection)
  const transfer = aTransfer(connection, { id: preview.id, phase: 'sending' })
  await store().transfers.insert(transfer, aReason)
  const attemptId = randomUUID()
  await store().attempts.insert({
    kind: 'exchangeWithdrawal',
    id: attemptId,
    transferId: transfer.id,
    number: 1,
    state: 'rejected',
    createdAtMs: 1,
    isAbandoned: false,
  })
  await store().transaction(repositories =>
    saveAndEmit(world.ctx, repositories, { ...transfer, phase: 'failed' }, aReason),
  )
  await store().jobs.enqueue({
    kind: 'transfer.reconcile',
    key: transfer.id,
    payload: { transferId: transfer.id },
    runAtMs: 1,
  })
  await store().portfolio.keep(connection, { kind: 'balances', asOfMs: 1, rows: [] })
  const sessionId = await issueSession()
  await store().link.addConnection(sessionId, connection.id, { isProven: true })
  await store().link.setTransfer(sessionId, transfer.id)
  await store().leases.acquire(`connection:${connection.id}:token`, 1_000)
  return {
    ...connection,
    traces: [connection.id, connection.upstreamId, transfer.id, transfer.reference, attemptId, sessionId],
  }
}

test('erasing a connection deletes all its rows in all tables, and no others', async () => {
  const [erased, kept] = [await livedConnection(), await livedConnection()]
  for (const trace of erased.traces) expect(await tablesHolding(trace)).not.toEqual([])
  const keptIn = await Promise.all(kept.traces.map(tablesHolding))
  expect(await remove(erased.id, weeksLater())).toMatchObject({ state: 'erased', isFirst: true })
  for (const trace of erased.traces) expect(await tablesHolding(trace)).toEqual([])
  expect(await Promise.all(kept.traces.map(tablesHolding))).toEqual(keptIn)
  expect(await remove(erased.id)).toMatchObject({ state: 'gone', isFirst: false })
})

test.each(['sending', 'unknown', 'accepted', 'onChain'] as const)(
  'a connection with a transfer %s is found by the reconciler alone',
  async phase => {
    const connection = await world.connect()
    await store().transfers.insert(aTransfer(connection, { phase }), aReason)
    expect(await remove(connection.id)).toMatchObject({ state: 'waiting', isFirst: true })
    expect(await remove(connection.id)).toMatchObject({ state: 'waiting', isFirst: false })
    const { tokenId, refreshToken, upstreamId, userId, type } = connection
    const found = await Promise.all([
      find(connection.id),
      store().connections.findByTokenId(world.scope, tokenId),
      store().connections.findByTokenId(world.scope, connection.id),
      store().connections.findByRefreshToken(world.scope, refreshToken),
      store().connections.findByAccount(world.scope, { userId, type, upstreamId }),
      store()
        .connections.listOfUser(world.scope, userId)
        .then(([first]) => first),
    ])
    expect(found).toEqual(found.map(() => undefined))
    expect(await store().connections.findWithRemoved(world.scope, connection.id)).toMatchObject({
      credentials: connection.credentials,
      accountName: '',
      removedAtMs: 0,
    })
    expect(await tablesHolding(upstreamId)).toEqual([])
    expect(await store().connections.readState(world.scope, connection.id)).toBe('active')
    // The user may connect the same account again in the meantime.
    const again = { ...connection, id: randomUUID(), tokenId: randomUUID(), refreshToken: randomUUID() }
    expect(await store().connections.insert(again)).toBe(true)
  },
)

test.each(['awaitingUser', 'settled', 'failed'] as const)('a connection with a transfer %s is erased', async phase => {
  const connection = await world.connect()
  await store().transfers.insert(aTransfer(connection, { phase }), aReason)
  expect((await remove(connection.id)).state).toBe('erased')
  expect(await find(connection.id)).toBeUndefined()
})

/** Resolves when some query of this database waits for a lock. */
const somebodyWaits = async (): Promise<void> => {
  for (;;) {
    const { rows } = await sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      database(),
    )
    if (rows.length > 0) return
  }
}

test.each(['sending', 'failed'] as const)(
  'erasing waits for a transfer that is just being written as %s',
  async phase => {
    const connection = await world.connect()
    let commit = () => {}
    const mayCommit = new Promise<void>(resolve => (commit = resolve))
    const written = new Promise<void>((resolve, reject) => {
      const writing = store().transaction(async repositories => {
        await repositories.transfers.insert(aTransfer(connection, { phase }), aReason)
        resolve()
        await mayCommit
      })
      writing.catch(reject)
    })
    await written
    const removing = remove(connection.id)
    await somebodyWaits()
    commit()
    expect((await removing).state).toBe(phase === 'failed' ? 'erased' : 'waiting')
    expect(await find(connection.id)).toBeUndefined()
  },
)

test('a connection id that was issued as a token before token ids existed works until the first refresh', async () => {
  const type = 'scripted'
  const credentials = { kind: 'oAuth', accessToken: 'a', refreshToken: 'r', scopes: [] } as const
  const connection = await world.connect({
    credentials: { ...credentials, expiresAtMs: world.clock.nowMs() + 3_600_000 },
  })
  const { id } = connection
  const resolve = (authToken: string) => resolveConnection(world.ctx, world.scope, { authToken, type })
  const refresh = (more: object) =>
    refreshToken(world.ctx, world.scope, { refreshToken: connection.refreshToken, type, ...more })
  const unset = { token_id_hash: null, sealed_token_id: null }
  await database().updateTable('connections').set(unset).where('id', '=', id).execute()
  expect((await resolve(id.toUpperCase())).id).toBe(id)
  expect(await issueTokens(world.ctx, await resolve(id))).toMatchObject({ tokenId: id })
  const [one, other] = await Promise.all([refresh({ accessToken: id }), refresh({ refreshToken: id })])
  expect(one.tokenId).toBe(other.tokenId)
  expect(one.tokenId).not.toBe(id)
  expect((await resolve(one.tokenId)).id).toBe(id)
  expect((await resolve(id)).id).toBe(id)
  world.clock.advance(world.ctx.settings.replacedTokenTtlMs)
  await expect(resolve(id)).rejects.toMatchObject({ type: 'invalidIntegrationToken' })
})
