import { randomBytes, randomUUID } from 'node:crypto'
import type { OAuthAttempt } from '@rialto/core'
import { beforeEach, expect, test } from 'vitest'
import { createStoredWorld, useDatabase, type StoredWorld } from '../testing/index.ts'

const database = useDatabase()
let world: StoredWorld
let codeHash: Buffer
let sessionId: string
let nowMs: number

beforeEach(async () => {
  world = await createStoredWorld(database())
  ;[codeHash, sessionId, nowMs] = [randomBytes(32), randomUUID(), world.clock.nowMs()]
  const request = { userId: 'user-1', restrictMultipleAccounts: true }
  await link().issue({ id: sessionId, scope: world.scope, codeHash, request, expiresAtMs: nowMs + 1_000 })
})

const link = () => world.ctx.store.link
const consume = (atMs = nowMs, sessionTokenHash = randomBytes(32)) =>
  link().consume({
    environment: world.scope.environment,
    codeHash,
    sessionTokenHash,
    nowMs: atMs,
    sessionExpiresAtMs: atMs + 5_000,
  })

test('of 64 consumers one wins, and only its token opens the session', async () => {
  const tokens = Array.from({ length: 64 }, () => randomBytes(32))
  const results = await Promise.all(tokens.map(token => consume(nowMs, token)))
  const won = results.findIndex(result => result !== undefined)
  expect(results.filter(result => result !== undefined)).toHaveLength(1)
  const opened = await Promise.all(
    tokens.map(token => link().findBySessionToken(world.scope.environment, token, nowMs)),
  )
  expect(opened.map(session => session?.id)).toEqual(tokens.map((_, index) => (index === won ? sessionId : undefined)))
})

test('a code and a session each expire at their own time', async () => {
  expect(await consume(nowMs + 1_000)).toBeUndefined()
  const token = randomBytes(32)
  expect(await consume(nowMs + 999, token)).toMatchObject({ expiresAtMs: nowMs + 5_999 })
  expect(await link().findBySessionToken(world.scope.environment, token, nowMs + 5_998)).toBeDefined()
  expect(await link().findBySessionToken(world.scope.environment, token, nowMs + 5_999)).toBeUndefined()
})

test('the other environment neither uses a code nor knows its session', async () => {
  const [token, tokenHash] = [randomBytes(32), randomBytes(32)]
  const shared = { codeHash, nowMs, sessionExpiresAtMs: nowMs + 5_000 }
  expect(await link().consume({ ...shared, environment: 'production', sessionTokenHash: tokenHash })).toBeUndefined()
  expect(await link().findScopeByCode('production', codeHash)).toBeUndefined()
  expect(await consume(nowMs, token)).toBeDefined()
  expect(await link().findBySessionToken('production', token, nowMs)).toBeUndefined()
})

test('a code names its client before and after its use, and an unknown code names none', async () => {
  expect(await link().findScopeByCode(world.scope.environment, codeHash)).toEqual(world.scope)
  await consume()
  expect(await link().findScopeByCode(world.scope.environment, codeHash)).toEqual(world.scope)
  expect(await link().findScopeByCode(world.scope.environment, randomBytes(32))).toBeUndefined()
})

test('each connection is kept once, the last named last, and the transfer is kept', async () => {
  const [a, b, transferId] = [randomUUID(), randomUUID(), randomUUID()]
  for (const id of [a, b, a]) await link().addConnection(sessionId, id, { isProven: id === a })
  await link().setTransfer(sessionId, transferId)
  expect(await link().findById(world.scope, sessionId)).toMatchObject({ connectionIds: [b, a], transferId })
})

const startAttempt = async () => {
  const stateHash = randomBytes(32)
  const attempt: OAuthAttempt = {
    id: randomUUID(),
    scope: world.scope,
    sessionId,
    type: 'scripted',
    codeVerifier: 'v'.repeat(43),
    status: 'pending',
    expiresAtMs: nowMs + 1_000,
  }
  await attempts().insert({ ...attempt, stateHash })
  return { attempt, stateHash }
}
const attempts = () => world.ctx.store.oauthAttempts

test('of many concurrent returns of one state, one is accepted', async () => {
  const { attempt, stateHash } = await startAttempt()
  expect(await attempts().takeByState('production', stateHash, nowMs)).toBeUndefined()
  const claimed = await Promise.all(
    Array.from({ length: 16 }, () => attempts().takeByState(world.scope.environment, stateHash, nowMs)),
  )
  expect(claimed.filter(result => result !== undefined)).toEqual([attempt])
  const late = await startAttempt()
  expect(await attempts().takeByState(world.scope.environment, late.stateHash, nowMs + 1_000)).toBeUndefined()
})

test('only its own session finds an attempt, and its first result is final', async () => {
  const { attempt } = await startAttempt()
  expect(await attempts().find(sessionId, attempt.id)).toEqual(attempt)
  expect(await attempts().find(randomUUID(), attempt.id)).toBeUndefined()
  await attempts().finish(attempt.id, { reason: 'notAllowed' })
  await attempts().finish(attempt.id, { connectionId: randomUUID(), isReconnected: false })
  expect(await attempts().find(sessionId, attempt.id)).toEqual({ ...attempt, status: 'failed', reason: 'notAllowed' })
})

test('a verifier moved to another attempt is not read', async () => {
  const [mine, other] = [await startAttempt(), await startAttempt()]
  const sealed = await database()
    .selectFrom('oauth_attempts')
    .select('sealed_verifier')
    .where('id', '=', other.attempt.id)
    .executeTakeFirstOrThrow()
  await database().updateTable('oauth_attempts').set(sealed).where('id', '=', mine.attempt.id).execute()
  await expect(attempts().takeByState(world.scope.environment, mine.stateHash, nowMs)).rejects.toMatchObject({
    name: 'VaultError',
  })
})

test('of link tokens that are requested at once, those of a removed client alone are not issued', async () => {
  const ofNobody = { clientId: randomUUID(), environment: world.scope.environment }
  const tokens = Array.from({ length: 30 }, (_, index) => ({
    id: randomUUID(),
    scope: index % 10 === 3 ? ofNobody : world.scope,
    codeHash: randomBytes(32),
    request: { userId: `user-${index}`, restrictMultipleAccounts: true },
    expiresAtMs: nowMs + 1_000,
  }))
  const issued = await Promise.all(tokens.map(token => link().issue(token)))
  expect(issued).toEqual(tokens.map(({ scope }) => scope === world.scope))
  const stored = await database()
    .selectFrom('link_sessions')
    .select(['id', 'code_hash', 'request'])
    .where(
      'id',
      'in',
      tokens.map(({ id }) => id),
    )
    .execute()
  const expected = tokens.filter((_, index) => issued[index])
  expect(stored).toHaveLength(expected.length)
  for (const { id, codeHash: hash, request } of expected)
    expect(stored.find(row => row.id === id)).toMatchObject({ code_hash: hash, request })
})
