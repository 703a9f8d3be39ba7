import { expect, test } from 'vitest'

import { ConnectorError } from '../connections/connectorError.ts'
import { createWorld, openSession, useDatabase } from '../testing/index.ts'
import { completeOAuth, startOAuth } from './connectByOAuth.ts'
import { connectWithKey } from './connectWithKey.ts'
import { readLinkSession } from './openLinkSession.ts'

const database = useDatabase()
const integrationId = 'a1b2c3d4-0000-4000-8000-000000000001'

const signIn = async () => {
  const world = await createWorld(database())
  const { session, sessionToken } = await openSession(world)
  const { attemptId, authorizeUrl } = await startOAuth(world.ctx, session, integrationId)
  const requested = new URL(authorizeUrl).searchParams
  const state = requested.get('state') ?? ''
  return {
    world,
    state,
    requested,
    complete: (callback: object = { code: 'good' }) => completeOAuth(world.ctx, { state, ...callback }),
    attempt: () => world.ctx.store.oauthAttempts.find(session.id, attemptId),
    connectionIds: async () => (await readLinkSession(world.ctx, sessionToken)).connectionIds,
  }
}

test('a sign-in connects the account to the session, with the challenge of a verifier that stays here', async () => {
  const { world, requested, complete, attempt, connectionIds } = await signIn()
  const { codeVerifier } = (await attempt())!
  expect(requested.get('codeChallenge')).toBe(Buffer.from(world.ctx.ids.sha256(codeVerifier)).toString('base64url'))
  expect(codeVerifier).toMatch(/^[0-9a-f]{43,128}$/)
  expect(requested.get('redirectUri')).toBe('https://rialto.example/link/oauth/callback')
  expect(await complete()).toBe('connected')
  const [connectionId] = await connectionIds()
  expect(await attempt()).toMatchObject({ status: 'connected', connectionId })
})

test('a state is good once, however many come with it at once', async () => {
  const { complete, connectionIds } = await signIn()
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => complete()))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await connectionIds()).toHaveLength(1)
  await expect(complete()).rejects.toMatchObject({ type: 'linkSessionEnded' })
})

test('an old state and a foreign one are refused', async () => {
  const { world, complete, attempt } = await signIn()
  await expect(complete({ state: 'f'.repeat(64), code: 'good' })).rejects.toMatchObject({ type: 'linkSessionEnded' })
  world.clock.advance(15 * 60_000)
  await expect(complete()).rejects.toMatchObject({ type: 'linkSessionEnded' })
  expect(await attempt()).toMatchObject({ status: 'pending' })
})

test.each([
  [{ error: 'access_denied' }, /did not allow/],
  [{ error: 'server_error' }, /Scripted Exchange did not complete/],
  [{}, /Scripted Exchange did not complete/],
])('a way back with %j is the attempt’s result, and uses the state up', async (callback, message) => {
  const { complete, attempt, connectionIds } = await signIn()
  expect(await complete(callback)).toBe('failed')
  expect(await attempt()).toMatchObject({ status: 'failed', errorMessage: expect.stringMatching(message) })
  await expect(complete()).rejects.toMatchObject({ type: 'linkSessionEnded' })
  expect(await connectionIds()).toEqual([])
})

test('a code the institution refuses connects nothing, in words without its secrets', async () => {
  const { world, complete, attempt } = await signIn()
  world.institution.script.refusal = new ConnectorError('credentialsInvalid', 'code good is bad')
  expect(await complete()).toBe('failed')
  expect((await attempt())?.errorMessage).not.toContain('code good')
})

test('a defect on the way does not leave the page waiting', async () => {
  const { world, complete, attempt } = await signIn()
  world.institution.connector.auth.completeOAuth = () => Promise.reject(new TypeError('of undefined'))
  await expect(complete()).rejects.toThrow('of undefined')
  expect(await attempt()).toMatchObject({
    status: 'failed',
    errorMessage: expect.stringMatching(/No account was connected/),
  })
})

test('an integration without such a sign-in is refused', async () => {
  const byKey = await createWorld(database(), { scheme: 'apiKey' })
  const { session } = await openSession(byKey)
  await expect(startOAuth(byKey.ctx, session, integrationId)).rejects.toMatchObject({ type: 'invalidField' })
  const byOAuth = await createWorld(database())
  const opened = await openSession(byOAuth)
  const connecting = connectWithKey(byOAuth.ctx, opened.session, { integrationId, fields: {} })
  await expect(connecting).rejects.toMatchObject({ type: 'invalidField' })
})
