import { expect, test } from 'vitest'

import { ConnectorError } from '../connections/connectorError.ts'
import { createWorld, openSession } from '../testing/index.ts'
import { completeOAuth } from './completeOAuth.ts'
import { connectWithKey } from './connectWithKey.ts'
import { readLinkSession } from './readLinkSession.ts'
import { receiveOAuthCallback } from './receiveOAuthCallback.ts'
import { startOAuth } from './startOAuth.ts'

const integrationId = 'a1b2c3d4-0000-4000-8000-000000000001'

const signIn = async () => {
  const world = createWorld()
  const { session, sessionToken } = await openSession(world)
  const { attemptId, authorizeUrl } = await startOAuth(world.ctx, session, integrationId)
  const requested = new URL(authorizeUrl).searchParams
  const state = requested.get('state') ?? ''
  const callback = (more: object = { code: 'good' }) => receiveOAuthCallback(world.ctx, { state, ...more })
  return {
    world,
    state,
    requested,
    attemptId,
    callback,
    returned: async () => {
      const returned = await callback()
      if (returned.status !== 'awaitingCode') throw new Error('there is nothing to complete')
      return returned
    },
    complete: (proof: { completionCode: string } | { pairingCode: string }, of = session) =>
      completeOAuth(world.ctx, of, attemptId, proof),
    attempt: () => world.ctx.store.oauthAttempts.find(session.id, attemptId),
    connectionIds: async () => (await readLinkSession(world.ctx, sessionToken)).connectionIds,
  }
}

const refused = { type: 'invalidField' }

/** The right code, with its last character changed. */
const wrong = (pairingCode: string) => `${pairingCode.slice(0, -1)}${pairingCode.endsWith('A') ? 'B' : 'A'}`

test('a sign-in connects the account to the session, with the challenge of a verifier that stays here', async () => {
  const { world, requested, returned, complete, attempt, connectionIds } = await signIn()
  const { codeVerifier } = (await attempt())!
  expect(requested.get('codeChallenge')).toBe(Buffer.from(world.ctx.ids.sha256(codeVerifier)).toString('base64url'))
  expect(codeVerifier).toMatch(/^[0-9a-f]{43,128}$/)
  expect(requested.get('redirectUri')).toBe('https://rialto.example/link/oauth/callback')
  const { completionCode } = await returned()
  expect(await complete({ completionCode })).toMatchObject({ status: 'connected' })
  const [connectionId] = await connectionIds()
  expect(await attempt()).toMatchObject({ status: 'connected', connectionId })
})

test('the institution’s redirect alone connects nothing and exchanges no code', async () => {
  const { world, returned, attempt, connectionIds } = await signIn()
  const exchanged: string[] = []
  world.institution.connector.auth.completeOAuth = async ({ code }) => {
    exchanged.push(code)
    return world.institution.script.connected
  }
  expect(await returned()).toMatchObject({ clientName: 'Test client', institutionName: 'Scripted Exchange' })
  expect({ exchanged, connectionIds: await connectionIds() }).toEqual({ exchanged: [], connectionIds: [] })
  expect(await attempt()).toMatchObject({ status: 'pending' })
})

test('a completion without the code of the browser that signed in is rejected', async () => {
  const { world, returned, complete, connectionIds } = await signIn()
  await expect(complete({ completionCode: 'f'.repeat(64) })).rejects.toMatchObject(refused)
  const { completionCode, pairingCode } = await returned()
  for (const guess of ['', 'f'.repeat(64), completionCode.slice(1), pairingCode])
    await expect(complete({ completionCode: guess })).rejects.toMatchObject(refused)
  await expect(complete({ pairingCode: completionCode })).rejects.toMatchObject(refused)
  expect(await connectionIds()).toEqual([])
  expect(world.institution.refreshes).toEqual([])
})

test('the code of one sign-in does not complete another', async () => {
  const [mine, other] = [await signIn(), await signIn()]
  await mine.returned()
  const { completionCode, pairingCode } = await other.returned()
  await expect(mine.complete({ completionCode })).rejects.toMatchObject(refused)
  await expect(mine.complete({ pairingCode })).rejects.toMatchObject(refused)
  expect(await mine.connectionIds()).toEqual([])
})

test('a session that did not begin the sign-in cannot complete it, even with its code', async () => {
  const { world, returned, complete, connectionIds } = await signIn()
  const { completionCode, pairingCode } = await returned()
  const { session: other } = await openSession(world)
  await expect(complete({ completionCode }, other)).rejects.toMatchObject({ type: 'notFound' })
  await expect(complete({ pairingCode }, other)).rejects.toMatchObject({ type: 'notFound' })
  expect(await complete({ completionCode })).toMatchObject({ status: 'connected' })
  expect(await connectionIds()).toHaveLength(1)
})

test('of many concurrent redemptions of a code and its twin, one succeeds', async () => {
  const { returned, complete, connectionIds } = await signIn()
  const { completionCode, pairingCode } = await returned()
  const proofs = [{ completionCode }, { pairingCode }, { completionCode }, { pairingCode }]
  const results = await Promise.allSettled(proofs.map(proof => complete(proof)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await connectionIds()).toHaveLength(1)
  await expect(complete({ completionCode })).rejects.toMatchObject(refused)
  await expect(complete({ pairingCode })).rejects.toMatchObject(refused)
})

test('both codes end five minutes after the way back', async () => {
  const { world, returned, complete, connectionIds } = await signIn()
  const { completionCode, pairingCode } = await returned()
  world.clock.advance(5 * 60_000)
  await expect(complete({ completionCode })).rejects.toMatchObject(refused)
  await expect(complete({ pairingCode })).rejects.toMatchObject(refused)
  expect(await connectionIds()).toEqual([])
})

test('a pairing code is short, unambiguous, and accepted in any case and grouping', async () => {
  const { world, returned, complete } = await signIn()
  const { pairingCode } = await returned()
  expect(pairingCode).toMatch(/^[2-9A-HJ-NP-Z]{8}$/)
  world.clock.advance(5 * 60_000 - 1)
  const typed = ` ${pairingCode.slice(0, 4)}-${pairingCode.slice(4)} `.toLowerCase()
  expect(await complete({ pairingCode: typed })).toMatchObject({ status: 'connected' })
})

test('five wrong pairing codes end the attempt, even for the right codes', async () => {
  const { returned, complete, attempt, connectionIds } = await signIn()
  const { completionCode, pairingCode } = await returned()
  for (const left of ['4 attempts', '3 attempts', '2 attempts', 'One attempt'])
    await expect(complete({ pairingCode: wrong(pairingCode) })).rejects.toMatchObject({
      ...refused,
      displayMessage: `That code is not correct. ${left} left.`,
    })
  expect(await complete({ pairingCode: wrong(pairingCode) })).toMatchObject({ status: 'failed' })
  expect(await attempt()).toMatchObject({ status: 'failed', reason: 'pairingOver' })
  await expect(complete({ pairingCode })).rejects.toMatchObject(refused)
  await expect(complete({ completionCode })).rejects.toMatchObject(refused)
  expect(await connectionIds()).toEqual([])
})

test('of many concurrent pairing codes, five are checked', async () => {
  const { returned, complete, connectionIds } = await signIn()
  const { pairingCode } = await returned()
  const guesses = Array.from({ length: 20 }, () => complete({ pairingCode: wrong(pairingCode) }))
  const results = await Promise.allSettled([...guesses])
  const judged = results.filter(
    result => result.status === 'fulfilled' || /not the one/.test((result.reason as Error).message),
  )
  expect(judged).toHaveLength(5)
  await expect(complete({ pairingCode })).rejects.toMatchObject(refused)
  expect(await connectionIds()).toEqual([])
})

test('of many concurrent callbacks with one state, one is accepted', async () => {
  const { callback } = await signIn()
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => callback()))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(callback()).rejects.toMatchObject({ type: 'linkSessionEnded' })
})

test('an expired state and a foreign one are rejected', async () => {
  const { world, callback, attempt } = await signIn()
  await expect(callback({ state: 'f'.repeat(64), code: 'good' })).rejects.toMatchObject({ type: 'linkSessionEnded' })
  world.clock.advance(15 * 60_000)
  await expect(callback()).rejects.toMatchObject({ type: 'linkSessionEnded' })
  expect(await attempt()).toMatchObject({ status: 'pending' })
})

test.each([
  [{ error: 'access_denied' }, 'notAllowed'],
  [{ error: 'server_error' }, 'signInRefused'],
  [{ error: 'server_error', code: 'good' }, 'signInRefused'],
  [{}, 'signInRefused'],
])('a way back with %j is the attempt’s result, and uses the state up', async (query, reason) => {
  const { callback, attempt, connectionIds } = await signIn()
  expect(await callback(query)).toMatchObject({ status: 'failed' })
  expect(await attempt()).toMatchObject({ status: 'failed', reason })
  await expect(callback()).rejects.toMatchObject({ type: 'linkSessionEnded' })
  expect(await connectionIds()).toEqual([])
})

test('a code that the institution rejects connects nothing, and the error does not contain the institution’s text', async () => {
  const { world, returned, complete, attempt } = await signIn()
  world.institution.script.refusal = new ConnectorError('credentialsInvalid', 'code good is bad')
  expect(await complete({ completionCode: (await returned()).completionCode })).toMatchObject({ status: 'failed' })
  expect((await attempt())?.reason).toBe('signInRefused')
})

test('an unexpected error in the sign-in does not leave the page waiting', async () => {
  const { world, returned, complete, attempt } = await signIn()
  world.institution.connector.auth.completeOAuth = () => Promise.reject(new TypeError('of undefined'))
  await expect(complete({ completionCode: (await returned()).completionCode })).rejects.toThrow('of undefined')
  expect(await attempt()).toMatchObject({ status: 'failed', reason: 'signInRefused' })
})

test('an integration without OAuth is rejected', async () => {
  const byKey = createWorld({ scheme: 'apiKey' })
  const { session } = await openSession(byKey)
  await expect(startOAuth(byKey.ctx, session, integrationId)).rejects.toMatchObject({ type: 'invalidField' })
  const byOAuth = createWorld()
  const opened = await openSession(byOAuth)
  const connecting = connectWithKey(byOAuth.ctx, opened.session, { integrationId, fields: {} })
  await expect(connecting).rejects.toMatchObject({ type: 'invalidField' })
})
