import { beforeEach, expect, test, vi } from 'vitest'

import { createWorld, type World } from '../testing/index.ts'
import { ConnectorError } from './connectorError.ts'
import type { Connection } from './ports.ts'
import { readWithCredentials, refreshCredentials } from './withCredentials.ts'

let world: World
let connection: Connection

beforeEach(async () => {
  world = createWorld()
  connection = await world.connect({ credentials: { kind: 'oAuth', accessToken: 'a', refreshToken: 'r', scopes: [] } })
})

const refresh = (stale = connection) => refreshCredentials(world.ctx, world.institution.connector, stale)
const stored = () => world.ctx.store.connections.find(world.scope, connection.id)
const credentials = { kind: 'oAuth', accessToken: 'access-after-r', refreshToken: 'r+' }
const lease = () => world.ctx.store.leases.acquire(`connection:${connection.id}:token`, 1_000)

/** Another process: the same code, database and institution, with separate memory. */
const anotherProcess = () => {
  const ctx = { ...world.ctx, refreshesInProgress: new Map() }
  return () => refreshCredentials(ctx, world.institution.connector, connection)
}

/** Delays the institution's response until released. */
const slowInstitution = () => {
  const answer = world.institution.script.refresh
  let finish = () => {}
  const finished = new Promise<void>(resolve => (finish = resolve))
  const requested = new Promise<void>(resolve => {
    world.institution.script.refresh = async presented => {
      resolve()
      await finished
      return answer(presented)
    }
  })
  return { requested, finish }
}

test('fifty concurrent callers call the institution once, and all get the new credentials', async () => {
  const results = await Promise.all(Array.from({ length: 50 }, () => refresh()))
  expect(world.institution.refreshes).toEqual(['r'])
  for (const result of results) expect(result).toMatchObject({ version: 2, credentials })
  expect(await stored()).toMatchObject({ version: 2, credentials, state: 'active' })
})

test('a late caller with the old credentials gets the new ones without calling the institution', async () => {
  await refresh()
  expect(await refresh()).toMatchObject({ version: 2, credentials })
  expect(world.institution.refreshes).toEqual(['r'])
})

test('the next refresh shows the token that the last one brought', async () => {
  await refresh(await refresh())
  expect(world.institution.refreshes).toEqual(['r', 'r+'])
})

test('of two processes one refreshes, and the other waits for the stored result', async () => {
  const otherRefresh = anotherProcess()
  const { requested, finish } = slowInstitution()
  const first = refresh()
  await requested
  const second = otherRefresh()
  await world.clock.someoneSleeps()
  finish()
  expect(await first).toMatchObject({ version: 2, credentials })
  world.clock.advance(100)
  expect(await second).toMatchObject({ version: 2, credentials })
  expect(world.institution.refreshes).toEqual(['r'])
})

test('the expired lease of a crashed process is taken over', async () => {
  await world.ctx.store.leases.acquire(`connection:${connection.id}:token`, 30_000)
  const waiting = refresh()
  await world.clock.someoneSleeps()
  world.clock.advance(30_000)
  expect(await waiting).toMatchObject({ version: 2 })
})

test('a waiting caller gives up with a retryable error', async () => {
  await world.ctx.store.leases.acquire(`connection:${connection.id}:token`, 120_000)
  const waiting = refresh()
  await world.clock.someoneSleeps()
  world.clock.advance(30_001)
  await expect(waiting).rejects.toMatchObject({ type: 'integrationUnavailable' })
  expect(world.institution.refreshes).toEqual([])
})

test('a refresh that loses the write to a sign-in returns the credentials of the sign-in', async () => {
  const { requested, finish } = slowInstitution()
  const refreshing = refresh()
  await requested
  const signedIn = { ...connection, credentials: { ...connection.credentials, accessToken: 'signed-in' } } as Connection
  await world.ctx.store.connections.replaceCredentials(signedIn, 1)
  finish()
  expect(await refreshing).toMatchObject({ version: 2, credentials: { accessToken: 'signed-in' } })
  expect(await stored()).toMatchObject({ version: 2, credentials: { accessToken: 'signed-in' } })
})

test('a rejected grant marks the connection permanently', async () => {
  world.institution.refreshes.push('r')
  await expect(refresh()).rejects.toMatchObject({ type: 'invalidIntegrationToken' })
  expect(await stored()).toMatchObject({ state: 'needsReconnect', version: 1 })
  await expect(refresh()).rejects.toMatchObject({ type: 'invalidIntegrationToken' })
  expect(world.institution.refreshes).toEqual(['r', 'r'])
  expect(await lease()).toBeDefined()
})

test('a grant rejected during a new sign-in does not undo the sign-in', async () => {
  world.institution.script.refresh = async () => {
    await world.ctx.store.connections.replaceCredentials(connection, 1)
    throw new ConnectorError('credentialsInvalid', 'invalid_grant')
  }
  expect(await refresh()).toMatchObject({ version: 2, state: 'active' })
  expect(await stored()).toMatchObject({ version: 2, state: 'active' })
})

test.each(['unavailable', 'rateLimited', 'malformed', 'permissionMissing'] as const)(
  'an institution that answers %s leaves the connection as it was and the lease free',
  async kind => {
    world.institution.script.refresh = () => Promise.reject(new ConnectorError(kind, 'no'))
    await expect(refresh()).rejects.toMatchObject({ name: 'ApiError' })
    expect(await stored()).toMatchObject({ state: 'active', version: 1 })
    expect(await lease()).toBeDefined()
  },
)

test('a read with an expired token is repeated once with a new one', async () => {
  const seen: string[] = []
  const read = (_: unknown, given: Connection['credentials']) => {
    seen.push(given.kind === 'oAuth' ? given.accessToken : '')
    return seen.length === 1 ? Promise.reject(new ConnectorError('tokenExpired', '401')) : Promise.resolve('read')
  }
  expect(await readWithCredentials(world.ctx, connection, read)).toBe('read')
  expect(seen).toEqual(['a', 'access-after-r'])
})

test('a read gives up when its new token is rejected too, and a permanent rejection marks the connection', async () => {
  const read = vi.fn(() => Promise.reject(new ConnectorError('tokenExpired', '401')))
  await expect(readWithCredentials(world.ctx, connection, read)).rejects.toMatchObject({
    type: 'invalidIntegrationToken',
  })
  expect(read).toHaveBeenCalledTimes(2)
  const refused = () => Promise.reject(new ConnectorError('credentialsInvalid', 'revoked'))
  const current = (await stored()) ?? connection
  await expect(readWithCredentials(world.ctx, current, refused)).rejects.toMatchObject({
    type: 'invalidIntegrationToken',
  })
  expect(await stored()).toMatchObject({ state: 'needsReconnect' })
})

test('a token is refreshed before a read exactly when it ends within the margin', async () => {
  const read = (_: unknown, given: Connection['credentials']) =>
    Promise.resolve(given.kind === 'oAuth' ? given.accessToken : '')
  const endingIn = async (ms: number) => {
    const expiresAtMs = world.clock.nowMs() + ms
    const refreshToken = `r-${ms}`
    const ending = { kind: 'oAuth', accessToken: 'a', refreshToken, expiresAtMs, scopes: [] } as const
    return readWithCredentials(world.ctx, await world.connect({ credentials: ending }), read)
  }
  const margin = world.ctx.settings.refreshMarginMs
  expect(await endingIn(margin)).toBe('a')
  expect(await endingIn(margin - 1)).toBe(`access-after-r-${margin - 1}`)
})

test('a short database outage does not lose renewed credentials', async () => {
  const { replaceCredentials } = world.ctx.store.connections
  let failures = 2
  world.ctx.store.connections.replaceCredentials = async (...args) => {
    const written = failures === 1 ? await replaceCredentials(...args) : false
    failures -= 1
    // The first call fails; the second one is written and its reply is lost.
    if (failures >= 0) throw new Error('connection terminated')
    return written || replaceCredentials(...args)
  }
  const refreshing = refresh()
  for (let pause = 0; pause < 2; pause += 1) {
    await world.clock.someoneSleeps()
    world.clock.advance(500)
  }
  expect(await refreshing).toMatchObject({ version: 2, credentials })
  expect(await stored()).toMatchObject({ version: 2, credentials })
  expect(world.institution.refreshes).toEqual(['r'])
})

test('a read rejected because another process renewed the access is repeated with the stored credentials', async () => {
  const renewed = { ...connection.credentials, accessToken: 'of the other process' } as Connection['credentials']
  const read = async (_: unknown, used: Connection['credentials']) => {
    if (used.kind === 'oAuth' && used.accessToken === 'of the other process') return 'read'
    await world.ctx.store.connections.replaceCredentials({ ...connection, credentials: renewed }, 1)
    throw new ConnectorError('credentialsInvalid', 'revoked')
  }
  expect(await readWithCredentials(world.ctx, connection, read)).toBe('read')
  expect(await stored()).toMatchObject({ state: 'active' })
})
