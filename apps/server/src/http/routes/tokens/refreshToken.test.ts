import { randomUUID } from 'node:crypto'

import { afterEach, beforeAll, describe, expect, test } from 'vitest'

import { requestCode, connectScripted } from '../../../testing/connectScripted.ts'
import { useTestServer } from '../../../testing/useTestServer.ts'
import { describeAuthentication } from '../../../testing/describeAuthentication.ts'
import { describeFields } from '../../../testing/describeRefusals.ts'
import { connectBinance, connectCoinbase, type LinkedAccount } from '../../../testing/linkFlows.ts'

const method = 'POST'
const path = '/api/v1/token/refresh'
const monthS = 30 * 86_400
const server = useTestServer()
let coinbase: LinkedAccount

beforeAll(async () => {
  coinbase = (await connectCoinbase(server)).connection
})
afterEach(() => server.simulators.control('DELETE', '/faults'))

const query = (refreshToken: string, type = 'coinbase') => ({ body: { refreshToken, type } })

describe('POST /token/refresh', () => {
  test('a refresh at the institution returns a new access token with its lifetime in seconds', async () => {
    const { status, body } = await server.call(method, path, query(coinbase.refreshToken))
    expect(status).toBe(200)
    expect(body.content).toMatchObject({ status: 'succeeded', expiresInSeconds: monthS })
    const [tokens] = body.content.brokerAccountTokens
    const { accessToken, tokenId, refreshToken, connectionId } = coinbase
    expect(tokens).toMatchObject({ tokenId, refreshToken })
    expect(tokens.accessToken).not.toBe(accessToken)
    expect(tokens.account).toMatchObject({
      platformAccountId: connectionId,
      legacyAccountId: connectionId,
      meshAccountId: connectionId,
      frontAccountId: connectionId,
    })
    const read = (authToken: string) =>
      server.call('POST', '/api/v1/holdings/get', { body: { authToken, type: 'coinbase' } })
    expect((await read(tokens.accessToken)).body.content.status).toBe('succeeded')
    expect((await read(connectionId)).body).toMatchObject({ errorType: 'invalidIntegrationToken' })
  })

  test('the access token is accepted in the place of the refresh token', async () => {
    expect((await server.call(method, path, query(coinbase.accessToken))).status).toBe(200)
  })

  test('a refresh token with the access token of another account is rejected', async () => {
    const { connection: other } = await connectBinance(server)
    const { body } = query(coinbase.refreshToken)
    for (const name of ['authToken', 'accessToken']) {
      const refused = await server.call(method, path, { body: { ...body, [name]: other.accessToken } })
      expect(refused).toMatchObject({ status: 400, body: { errorType: 'badRequest', message: 'Unauthorized token' } })
      const taken = await server.call(method, path, { body: { ...body, [name]: coinbase.accessToken } })
      expect(taken.status).toBe(200)
    }
  })

  test('a connection whose keys do not expire is refreshed without a call to its institution', async () => {
    const { connection } = await connectBinance(server)
    const { status, body } = await server.call(method, path, query(connection.refreshToken, 'binanceInternational'))
    expect({ status, word: body.content.status }).toEqual({ status: 200, word: 'succeeded' })
    expect(body.content).not.toHaveProperty('expiresInSeconds')
  })

  test('many at once call the institution once and all succeed', async () => {
    await server.simulators.control('DELETE', '/requests')
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => server.call(method, path, query(coinbase.refreshToken))),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const { requests } = await server.simulators.control('GET', '/requests')
    expect((requests as { path: string }[]).filter(request => request.path === '/oauth2/token')).toHaveLength(1)
  })

  test('foreign, random and mistyped tokens receive the same published error', async () => {
    const stranger = await server.addClient()
    const answers = [
      await server.call(method, path, { ...query(coinbase.refreshToken), as: stranger }),
      await server.call(method, path, query(`rrt_${'0'.repeat(64)}`)),
      await server.call(method, path, query(randomUUID())),
      await server.call(method, path, query(coinbase.refreshToken, 'binanceInternational')),
    ]
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 400, body: { errorType: 'badRequest', message: 'Unauthorized token' } })
  })

  test('a refresh is rejected after the grant is revoked', async () => {
    const { connection } = await connectCoinbase(server, 'MeshUSDT')
    await server.simulators.control('POST', '/tokens/revoke', { persona: 'MeshUSDT' })
    const { status, body } = await server.call(method, path, query(connection.refreshToken))
    expect({ status, message: body.message }).toEqual({ status: 400, message: 'Unauthorized token' })
  })

  test('integrationNotSupported for an unknown type', async () => {
    const { body } = await server.call(method, path, query(coinbase.refreshToken, 'bankOfNowhere'))
    expect(body.errorType).toBe('integrationNotSupported')
  })

  test('integrationUnavailable keeps the connection for a later try', async () => {
    const { connection } = await connectCoinbase(server, 'MeshUSDC')
    const error = { host: 'login.coinbase.com', path: '/oauth2/token', mode: 'status', code: 503, times: 10 }
    await server.simulators.control('POST', '/faults', error)
    const { status, body } = await server.call(method, path, query(connection.refreshToken))
    expect({ status, type: body.errorType }).toEqual({ status: 503, type: 'integrationUnavailable' })
    await server.simulators.control('DELETE', '/faults')
    expect((await server.call(method, path, query(connection.refreshToken))).status).toBe(200)
  })

  test('a rate limit of the institution is answered with integrationRateLimited', async () => {
    const error = { host: 'login.coinbase.com', path: '/oauth2/token', mode: 'rateLimit', retryAfter: 9, times: 10 }
    await server.simulators.control('POST', '/faults', error)
    const { status, body } = await server.call(method, path, query(coinbase.refreshToken))
    expect({ status, type: body.errorType }).toEqual({ status: 429, type: 'integrationRateLimited' })
  })

  describe('of an institution that', () => {
    test('the refresh needs authToken together with refreshToken', async () => {
      const { connection, refresh } = await connectScripted(server, 'withAccessToken')
      const { status, body } = await refresh({})
      expect({ status, type: body.errorType }).toEqual({ status: 400, type: 'missingField' })
      expect(body.message).toMatch(/^authToken: /)
      expect((await refresh({ authToken: connection.tokenId })).body.content).toMatchObject({ status: 'succeeded' })
      expect((await refresh({ accessToken: randomUUID() })).body.message).toBe('Unauthorized token')
    })

    test('a renewal can require a code', async () => {
      const account = await connectScripted(server, 'mayAskForCode')
      const { refresh } = account
      requestCode(account, '123456')
      const first = await refresh({})
      expect(first).toMatchObject({ status: 200, body: { content: { status: 'mfaRequired' } } })
      expect(first.text).not.toContain('secret')
      const [{ accessToken }] = first.body.content.brokerAccountTokens
      const wrong = await refresh({ accessToken, mfaCode: '000000' })
      expect(wrong.body.content).toMatchObject({ status: 'mfaRequired', errorMessage: expect.stringMatching(/code/) })
      const right = await refresh({ accessToken, mfaCode: '123456' })
      expect(right.body.content).toMatchObject({ status: 'succeeded', expiresInSeconds: 3600 })
      expect((await refresh({ mfaCode: '123456' })).body.message).toMatch(/^accessToken: /)
    })

    test('the expired access token is accepted as the refresh token', async () => {
      const { connection } = await connectScripted(server, 'byAccessToken')
      const { body } = await server.call(method, path, query(connection.tokenId, 'scripted'))
      expect(body.content).toMatchObject({ status: 'succeeded', expiresInSeconds: monthS })
    })
  })

  describeAuthentication(() => server, {
    method,
    path,
    permission: 'write',
    options: () => query(coinbase.refreshToken),
  })
  describeFields(() => server, { method, path, good: () => query(coinbase.refreshToken).body }, [
    ['refreshToken', { refreshToken: undefined }, 'missingField'],
    ['type', { type: undefined }, 'missingField'],
    ['refreshToken', { refreshToken: '' }],
    ['refreshToken', { refreshToken: '\0' }],
    ['mfaCode', { mfaCode: 'x'.repeat(65) }],
  ])
})
