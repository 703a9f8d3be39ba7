import { randomUUID } from 'node:crypto'

import { sandboxOAuthClient } from '@rialto/sandbox'
import { createStore, provisionClient } from '@rialto/store'
import { createTestDatabase } from '@rialto/store/testing'
import { createVault, generateVaultKey } from '@rialto/vault'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { coinbaseClient } from '../../packages/sandbox/src/institutions/testing/coinbaseClient.ts'
import { startWithMemory } from '../../packages/sandbox/src/institutions/testing/startWithMemory.ts'
import { startWorkers, type Workers } from './startWorkers.ts'

/**
 * Many callers of many processes on one rotating token that is about to end. Coinbase's refresh tokens work once, and a
 * second use ends the grant: one refresh too many, or one answer lost, and the user has to connect again.
 *
 *   RIALTO_STRESS_ROUNDS   how many rounds, default 3. A campaign: RIALTO_STRESS_ROUNDS=100
 */
const rounds = Number(process.env['RIALTO_STRESS_ROUNDS'] ?? 3)
const processes = 4
const callers = 200
/** Tokens live an hour and are renewed five minutes before. */
const roundMs = 56 * 60_000

const scope = { clientId: randomUUID(), environment: 'sandbox' } as const
const connectionId = randomUUID()
const key = generateVaultKey()
let sandbox: Awaited<ReturnType<typeof startWithMemory>>
let database: Awaited<ReturnType<typeof createTestDatabase>>
let store: ReturnType<typeof createStore>
let workers: Workers

beforeAll(async () => {
  ;[sandbox, database] = await Promise.all([startWithMemory(), createTestDatabase()])
  const vault = createVault({ current: 'stress', keys: [{ id: 'stress', key }] })
  const { nowMs } = sandbox.clock
  store = createStore(database.db, vault, nowMs)
  const client = { scope, name: 'Stress', keyId: randomUUID(), secretHash: Buffer.alloc(32, 1), allowedOrigins: [] }
  await provisionClient(database.db, vault, client, new Date(nowMs()))
  const tokens = await coinbaseClient(sandbox.origin).connect('Mesh')
  await store.connections.insert({
    id: connectionId,
    tokenId: randomUUID(),
    scope,
    userId: 'user',
    type: 'coinbase',
    upstreamId: 'account',
    accountName: 'Mesh',
    refreshToken: randomUUID(),
    credentials: {
      kind: 'oAuth',
      accessToken: tokens.access_token,
      refreshToken: tokens.refresh_token,
      expiresAtMs: nowMs() + tokens.expires_in * 1_000,
      scopes: tokens.scope.split(' '),
    },
    version: 1,
    state: 'active',
    granted: { read: true, withdraw: true, missing: [] },
    createdAtMs: nowMs(),
  })
  workers = await startWorkers(processes, {
    databaseUrl: database.url,
    vaultKey: Buffer.from(key).toString('base64'),
    origin: sandbox.origin,
    hosts: sandbox.hosts,
    oauth: sandboxOAuthClient,
  })
})
afterAll(async () => {
  await workers?.stop()
  await sandbox?.stop()
  await database?.drop()
})

const refreshes = async (): Promise<number> => {
  const { body } = await sandbox.control('GET', '/requests')
  const { requests } = body as { requests: { path: string; count: number }[] }
  return requests.filter(({ path }) => path === '/oauth2/token').reduce((sum, { count }) => sum + count, 0)
}

test(
  `${callers} callers of each of ${processes} processes, ${rounds} rounds: one refresh each`,
  async () => {
    for (let round = 1; round <= rounds; round += 1) {
      await sandbox.control('POST', '/clock/advance', { ms: roundMs })
      await sandbox.control('DELETE', '/requests')
      const offsetMs = sandbox.clock.nowMs() - Date.now()
      const results = await workers.round({ offsetMs, scope, connectionId, callers })
      expect(results.flatMap(({ errors }) => errors)).toEqual([])
      expect(results.map(({ answered }) => answered)).toEqual(Array.from({ length: processes }, () => callers))
      expect(await refreshes()).toBe(1)
      const stored = await store.connections.find(scope, connectionId)
      const token = stored?.credentials.kind === 'oAuth' ? stored.credentials.accessToken : undefined
      expect(stored).toMatchObject({ state: 'active', version: round + 1 })
      expect(new Set(results.flatMap(({ tokens }) => tokens))).toEqual(new Set([token]))
    }
  },
  120_000 + rounds * 10_000,
)
