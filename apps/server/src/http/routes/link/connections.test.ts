import { randomUUID } from 'node:crypto'

import { afterEach, describe, expect, test } from 'vitest'

import { useTestServer } from '../../../testing/useTestServer.ts'
import {
  binanceId,
  coinbaseId,
  connectBinance,
  connectCoinbase,
  type LinkedAccount,
  openCallback,
  openSession,
  walkConsent,
  opening,
} from '../../../testing/linkFlows.ts'

const server = useTestServer()
afterEach(() => server.simulators.control('DELETE', '/faults'))

const withKey = async (fields: Record<string, unknown>, integrationId = binanceId) => {
  const { session } = await openSession(server)
  return server.call('POST', '/link/api/connections/key', { session, body: { integrationId, fields } })
}

describe('POST /link/api/connections/key', () => {
  test('a key connects an account, and a second time keeps the same tokenId', async () => {
    const first = await withKey({ username: 'MeshETH', password: 'Pass123' })
    expect(first.status).toBe(200)
    expect(first.body.content).toMatchObject({
      integrationId: binanceId,
      brokerType: 'binanceInternational',
      brokerName: 'Binance',
      isReconnected: false,
      needsReconnect: false,
      missingPermissions: [],
    })
    const again = await withKey({ username: ' MeshETH ', password: 'Pass123', more: 'ignored' })
    expect(again.body.content).toMatchObject({ tokenId: first.body.content.tokenId, isReconnected: true })
    expect(first.text + again.text).not.toContain('Pass123')
  })

  test('the error names the permissions that a key lacks', async () => {
    const { body } = await withKey({ username: 'readOnlyKey', password: 'Pass123' })
    expect(body.content.missingPermissions).not.toEqual([])
  })

  test.each([
    ['a wrong secret', { username: 'Mesh', password: 'Wrong99' }],
    ['an unknown key', { username: 'Nobody', password: 'Pass123' }],
    ['a key bound to another address', { username: 'ipLocked', password: 'Pass123' }],
  ])('credentialsRefused for %s', async (_, fields) => {
    const { status, body, text } = await withKey(fields)
    expect({ status, type: body.errorType }).toEqual({ status: 400, type: 'credentialsRefused' })
    expect(text).not.toContain(fields.password)
  })

  test.each([
    ['missingField', 'fields.username', { password: 'Pass123' }],
    ['missingField', 'fields.password', { username: 'Mesh', password: '   ' }],
    ['invalidField', 'fields.username', { username: 'Mesh!', password: 'Pass123' }],
    ['invalidField', 'fields.password', { username: 'Mesh', password: 'a\0b' }],
    ['invalidField', 'fields.password', { username: 'Mesh', password: 7 }],
    ['invalidField', 'fields.password', { username: 'Mesh', password: 'x'.repeat(2001) }],
  ])('%s names %s', async (errorType, field, fields) => {
    const { status, body } = await withKey(fields)
    expect({ status, type: body.errorType }).toEqual({ status: 400, type: errorType })
    expect(body.message.split(':')[0]).toBe(field)
  })

  test.each([
    ['an OAuth institution', coinbaseId],
    ['an integration nobody has', randomUUID()],
    ['no id at all', 'binance'],
  ])('invalidField names integrationId for %s', async (_, integrationId) => {
    const { body } = await withKey({ username: 'Mesh', password: 'Pass123' }, integrationId)
    expect(body.errorType).toBe('invalidField')
    expect(body.message).toMatch(/^integrationId: /)
  })

  test.each([
    ['integrationUnavailable', 503, { mode: 'status', code: 502 }],
    ['integrationUnavailable', 503, { mode: 'emptyObject200' }],
    ['integrationRateLimited', 429, { mode: 'rateLimit', retryAfter: 3 }],
  ])('%s while the institution does not answer: nothing is connected', async (errorType, http, error) => {
    const { session } = await openSession(server)
    await server.simulators.control('POST', '/faults', { host: 'api.binance.com', times: 50, ...error })
    const body = { integrationId: binanceId, fields: { username: 'Mesh2', password: 'Pass123' } }
    const answer = await server.call('POST', '/link/api/connections/key', { session, body })
    expect({ status: answer.status, type: answer.body.errorType }).toEqual({ status: http, type: errorType })
    expect((await server.call('GET', '/link/api/session', { session })).body.content.connections).toEqual([])
  })
})

describe('OAuth', () => {
  const start = async (session: string, integrationId = coinbaseId) =>
    server.call('POST', '/link/api/connections/oauth', { session, body: { integrationId } })
  const attemptOf = (session: string, attemptId: string) =>
    server.call('GET', `/link/api/connections/oauth/${attemptId}`, { session })
  const complete = (session: string, attemptId: string, body: object) =>
    server.call('POST', `/link/api/connections/oauth/${attemptId}/complete`, { session, body })
  /** A sign-in that somebody has finished at the institution and nobody has completed. */
  const comeBack = async (request: object = {}) => {
    const { session } = await openSession(server, request)
    const { attemptId, authorizeUrl } = (await start(session)).body.content
    const returned = await openCallback(server, await walkConsent(authorizeUrl, 'Mesh', 'allow'))
    const connections = async () =>
      (await server.call('GET', '/link/api/session', { session })).body.content.connections
    return { session, attemptId, connections, ...returned }
  }

  test('a sign-in that is finished at the institution and not completed connects nothing, however often it is asked about', async () => {
    const { session, attemptId, connections } = await comeBack()
    for (let times = 0; times < 3; times += 1)
      expect((await attemptOf(session, attemptId)).body.content).toEqual({ status: 'awaitingCode' })
    expect(await connections()).toEqual([])
    server.simulators.clock.advance(5 * 60_000)
    expect((await attemptOf(session, attemptId)).body.content).toEqual({ status: 'failed', reason: 'signInTooSlow' })
    expect(await connections()).toEqual([])
  })

  test('an account that is connected again after its grant was revoked is the same one, and says so', async () => {
    const first = (await connectCoinbase(server, 'MeshSOL')).connection
    expect(first.isReconnected).toBe(false)
    await server.simulators.control('POST', '/tokens/revoke', { persona: 'MeshSOL' })
    const again = (await connectCoinbase(server, 'MeshSOL')).connection
    const { connectionId, tokenId, refreshToken } = first
    expect(again).toMatchObject({ connectionId, tokenId, refreshToken, isReconnected: true })
  })

  test.each(['completionCode', 'pairingCode'] as const)('is completed with the %s, once', async kind => {
    const { session, attemptId, ...codes } = await comeBack({ userId: `by ${kind}` })
    const body = { [kind]: codes[kind] }
    const done = await complete(session, attemptId, body)
    expect(done.body.content).toMatchObject({ status: 'connected', connection: { brokerType: 'coinbase' } })
    const reread = (await attemptOf(session, attemptId)).body.content
    const { accessToken, ...same } = done.body.content.connection
    expect(reread).toMatchObject({ status: 'connected', connection: same })
    expect(reread.connection.accessToken).not.toBe(accessToken)
    const again = await complete(session, attemptId, body)
    expect({ status: again.status, type: again.body.errorType }).toEqual({ status: 400, type: 'invalidField' })
  })

  test('a completion without the code, or with one that is made up, late or of another sign-in, is refused', async () => {
    const { session, attemptId, connections, completionCode } = await comeBack()
    const other = await comeBack()
    const refusals = await Promise.all(
      [
        {},
        { completionCode: attemptId },
        { completionCode: 'f'.repeat(64) },
        { completionCode: other.completionCode },
        { pairingCode: other.pairingCode },
      ].map(body => complete(session, attemptId, body)),
    )
    expect(refusals.map(({ body }) => body.errorType)).toEqual(['missingField', ...Array(4).fill('invalidField')])
    server.simulators.clock.advance(5 * 60_000)
    expect((await complete(session, attemptId, { completionCode })).status).toBe(400)
    expect(await connections()).toEqual([])
  })

  test('another session of the same user cannot complete an attempt, and receives the response for an unknown one', async () => {
    const { attemptId, completionCode, connections } = await comeBack()
    const { session: other } = await openSession(server)
    const answers = await Promise.all([attemptId, randomUUID()].map(id => complete(other, id, { completionCode })))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 404, body: { errorType: 'notFound' } })
    expect((await complete('lst_made_up', attemptId, { completionCode })).status).toBe(401)
    expect(await connections()).toEqual([])
  })

  test('five wrong pairing codes end the attempt', async () => {
    const { session, attemptId, pairingCode, completionCode, connections } = await comeBack()
    const wrong = { pairingCode: pairingCode.startsWith('A') ? 'BBBBBBBB' : 'AAAAAAAA' }
    for (let times = 0; times < 4; times += 1)
      expect((await complete(session, attemptId, wrong)).body).toMatchObject({
        errorType: 'invalidField',
        displayMessage: expect.stringMatching(/^That code is not correct\. .* left\.$/),
      })
    expect((await complete(session, attemptId, wrong)).body.content.status).toBe('failed')
    expect((await attemptOf(session, attemptId)).body.content.status).toBe('failed')
    for (const body of [{ pairingCode }, { completionCode }])
      expect((await complete(session, attemptId, body)).status).toBe(400)
    expect(await connections()).toEqual([])
  })

  test('the user is redirected with PKCE and a state, and connected once the page has the code', async () => {
    const { session } = await openSession(server)
    const { body } = await start(session)
    const url = new URL(body.content.authorizeUrl)
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
      state: expect.stringMatching(/^[0-9a-f]{64}$/),
      redirect_uri: `${server.ctx.settings.linkOrigin}/link/oauth/callback`,
    })
    expect((await attemptOf(session, body.content.attemptId)).body.content).toEqual({ status: 'pending' })
    const { session: own, attemptId, connection } = await connectCoinbase(server)
    expect(connection).toMatchObject({ brokerType: 'coinbase', missingPermissions: [], needsReconnect: false })
    expect((await attemptOf(own, attemptId)).body.content.status).toBe('connected')
  })

  test('another session may not ask about the attempt, no more than about none', async () => {
    const mine = await openSession(server)
    const { body } = await start(mine.session)
    const other = await openSession(server)
    const answers = await Promise.all([body.content.attemptId, randomUUID()].map(id => attemptOf(other.session, id)))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 404, body: { errorType: 'notFound' } })
    expect(await attemptOf(other.session, 'x')).toMatchObject({ status: 400, body: { errorType: 'invalidField' } })
  })

  test('a user who denies connects nothing and sees that', async () => {
    const { session } = await openSession(server)
    const { body } = await start(session)
    const back = await walkConsent(body.content.authorizeUrl, 'Mesh', 'deny')
    await server.app.inject({ url: `${back.pathname}${back.search}` })
    const answer = await attemptOf(session, body.content.attemptId)
    expect(answer.body.content).toEqual({ status: 'failed', reason: 'notAllowed' })
  })

  test('an institution that fails at the exchange connects nothing', async () => {
    const { session } = await openSession(server)
    const { body } = await start(session)
    const back = await walkConsent(body.content.authorizeUrl, 'Mesh', 'allow')
    const error = { host: 'login.coinbase.com', path: '/oauth2/token', mode: 'status', code: 500, times: 10 }
    await server.simulators.control('POST', '/faults', error)
    const { completionCode } = await openCallback(server, back)
    const { content } = (await complete(session, body.content.attemptId, { completionCode })).body
    expect((await attemptOf(session, body.content.attemptId)).body.content).toEqual(content)
    expect(content).toMatchObject({ status: 'failed', reason: 'signInRefused' })
  })

  test('an unfinished attempt fails after fifteen minutes', async () => {
    const { session } = await openSession(server)
    const { body } = await start(session)
    server.simulators.clock.advance(15 * 60_000)
    const answer = await attemptOf(session, body.content.attemptId)
    expect(answer.body.content).toMatchObject({ status: 'failed', reason: 'signInTooSlow' })
  })

  test.each([
    ['an institution with keys', binanceId],
    ['an integration nobody has', randomUUID()],
  ])('invalidField names integrationId for %s', async (_, integrationId) => {
    const { session } = await openSession(server)
    const { body } = await start(session, integrationId)
    expect(body).toMatchObject({ errorType: 'invalidField', message: expect.stringMatching(/^integrationId: /) })
  })
})

describe('POST /link/api/connections/stored', () => {
  const restore = (session: string, accessTokens: unknown) =>
    server.call('POST', '/link/api/connections/stored', { session, body: { accessTokens } })

  test('the user’s stored accounts are restored, and those of others are left out silently', async () => {
    const { connection: own } = await connectBinance(server)
    const other = await openSession(server, { userId: 'user-2' })
    const { connection: foreign } = await connectBinance(server, 'Mesh4', other)
    const { session } = await openSession(server)
    const tokens = [
      own.tokenId,
      own.accessToken,
      own.connectionId,
      foreign.accessToken,
      randomUUID(),
      'not a token',
      '',
    ]
    const { status, body, text } = await restore(session, tokens)
    expect(status).toBe(200)
    expect(body.content.connections.map((one: LinkedAccount) => one.connectionId)).toEqual([own.connectionId])
    for (const token of [own.accessToken, own.tokenId, own.refreshToken]) expect(text).not.toContain(token)
  })

  test('another client’s session brings nothing back', async () => {
    const { connection } = await connectBinance(server)
    const as = await server.addClient()
    const linked = await server.call('POST', '/api/v1/linktoken', { body: { userId: 'user-1' }, as })
    const code = new URL(atob(linked.body.content.linkToken)).searchParams.get('code')
    const opened = await server.call('POST', '/link/api/session', { body: opening(code), as: null })
    const { body } = await restore(opened.body.content.sessionToken, [connection.tokenId])
    expect(body.content.connections).toEqual([])
  })

  test.each([
    ['missingField', undefined],
    ['invalidField', 'token'],
    ['invalidField', [7]],
    ['invalidField', Array.from({ length: 51 }, () => 'x')],
    ['invalidField', ['x'.repeat(501)]],
    ['invalidField', ['a\0']],
  ])('%s for %j', async (errorType, accessTokens) => {
    const { session } = await openSession(server)
    expect((await restore(session, accessTokens)).body).toMatchObject({
      errorType,
      message: expect.stringMatching(/^accessTokens/),
    })
  })
})
