import { afterEach, describe, expect, test } from 'vitest'
import { useTestServer } from '../../../testing/useTestServer.ts'
import { describeAuthentication } from '../../../testing/describeAuthentication.ts'
import { coinbaseId, connectCoinbase, opening } from '../../../testing/linkFlows.ts'

const server = useTestServer()

describe('GET /authenticationSchemes', () => {
  const method = 'GET'
  const path = '/api/v1/authenticationSchemes'

  test('the schemes name every integration, and their fields match the body of POST /authenticate', async () => {
    const { status, body } = await server.call(method, path)
    expect(status).toBe(200)
    const offered = server.ctx.connectors.list().map(({ descriptor }) => descriptor.type)
    // A wallet signs in the user's browser.
    const types = offered.filter(type => type !== 'deFiWallet')
    expect(body.content.map(({ brokerType }: { brokerType: string }) => brokerType)).toEqual(types)
    expect(body.content.slice(0, 2)).toEqual([
      {
        brokerType: 'coinbase',
        authenticationSchemeType: 'OAuth',
        initialAuthenticationModel: { fields: [] },
        mfaSchemes: [],
      },
      {
        brokerType: 'binanceInternational',
        authenticationSchemeType: 'apiKey',
        initialAuthenticationModel: {
          fields: [
            { name: 'Username', description: expect.stringMatching(/^API key\. .+\.$/) },
            { name: 'Password', description: expect.stringMatching(/^Secret key\. .+\.$/) },
          ],
        },
        mfaSchemes: [],
        instructionsUrl: expect.stringMatching(/^https:/),
      },
    ])
  })

  describeAuthentication(() => server, { method, path, permission: 'any' })
})

describe('POST /authenticate', () => {
  const method = 'POST'
  const path = '/api/v1/authenticate?userId=self-1'
  const good = { type: 'BinanceInternational', username: 'Mesh', password: 'Pass123' }
  afterEach(() => server.simulators.control('DELETE', '/faults'))

  test('a connected account’s token reads the account', async () => {
    const { status, body } = await server.call(method, path, { body: good })
    expect({ status, is: body.content.status }).toEqual({ status: 200, is: 'succeeded' })
    expect(body.content).not.toHaveProperty('expiresInSeconds')
    const [tokens] = body.content.accountTokens
    expect(tokens.account).toMatchObject({ accountName: expect.stringContaining('Binance'), isReconnected: false })
    const read = await server.call('POST', '/api/v1/balance/get', {
      body: { authToken: tokens.accessToken, type: 'binanceInternational' },
    })
    expect(read.status).toBe(200)
  })

  test('base64 fields are accepted, and the connection belongs to the user', async () => {
    const encoded = { username: btoa('Mesh'), password: btoa('Pass123'), isSensitiveFieldsEncrypted: true }
    const url = '/api/v1/authenticate?UserId=self-2'
    const first = await server.call(method, url, { body: good })
    const { status, body } = await server.call(method, url, { body: { ...good, ...encoded } })
    expect(status).toBe(200)
    const [tokens] = body.content.accountTokens
    expect(tokens.tokenId).toBe(first.body.content.accountTokens[0].tokenId)
    expect(tokens.account.isReconnected).toBe(true)
  })

  test.each([
    ['userId', 'missingField', '/api/v1/authenticate', good],
    ['userId', 'invalidField', `/api/v1/authenticate?userId=${'x'.repeat(301)}`, good],
    ['type', 'missingField', path, { ...good, type: undefined }],
    ['type', 'integrationNotSupported', path, { ...good, type: 'bankOfNowhere' }],
    ['type', 'invalidField', path, { ...good, type: 'coinbase' }],
    ['username', 'missingField', path, { ...good, username: undefined }],
    ['password', 'invalidField', path, { ...good, password: '?' }],
    ['password', 'invalidField', path, { ...good, password: 7 }],
    ['username', 'invalidField', path, { ...good, isSensitiveFieldsEncrypted: true, username: '*' }],
    ['username', 'invalidField', path, { ...good, username: 'a\0b' }],
  ])('problem details about %s: %s', async (field, type, url, body) => {
    const answer = await server.call(method, url, { body })
    expect(answer.status).toBe(400)
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/)
    expect(answer.body).toMatchObject({
      type: `urn:rialto:error:${type}`,
      status: 400,
      instance: '/api/v1/authenticate',
    })
    expect(Object.keys(answer.body.errors)).toEqual([field])
  })

  test('points to the other operation for an OAuth integration', async () => {
    const { body } = await server.call(method, path, { body: { ...good, type: 'coinbase' } })
    expect(body.detail).toContain('GET /api/v1/authenticate/coinbase')
  })

  test('problem details describe rejected credentials, and a body that is not JSON', async () => {
    const refused = await server.call(method, path, { body: { ...good, password: 'Wrong123' } })
    expect(refused.status).toBe(400)
    expect(refused.body).toMatchObject({ type: 'urn:rialto:error:credentialsRefused', title: expect.any(String) })
    expect(refused.text).not.toContain('Wrong123')
    const unread = await server.call(method, path, { body: '{' })
    expect([unread.status, unread.body.type]).toEqual([400, 'urn:rialto:error:badRequest'])
  })

  test('an institution that does not answer gives 503 without a body', async () => {
    await server.simulators.control('POST', '/faults', {
      host: 'api.binance.com',
      path: '/',
      mode: 'status',
      code: 503,
      times: 100,
    })
    const { status, text } = await server.call(method, path, { body: good })
    expect({ status, text }).toEqual({ status: 503, text: '' })
  })

  describeAuthentication(() => server, { method, path, permission: 'write', options: () => ({ body: good }) })
})

describe('POST /authenticate with a password and a code', () => {
  const type = 'sandboxBrokerage'
  const connect = (userId: string, answer: object = {}) =>
    server.call('POST', `/api/v1/authenticate?userId=${userId}`, {
      body: { type, username: 'Mesh', password: 'Pass123', ...answer },
    })
  const mfaOf = async (userId: string, answer: object) => (await connect(userId, answer)).body.content.mfa
  const connectBy = async (mfaType: string) => {
    await connect(`by-${mfaType}`, { mfaType })
    const { body } = await connect(`by-${mfaType}`, { mfaType, mfaCode: '123456' })
    return body.content
  }
  const refresh = (body: object) => server.call('POST', '/api/v1/token/refresh', { body: { type, ...body } })
  const expire = () => server.simulators.control('POST', '/tokens/expire', { persona: 'Mesh' })
  const read = (authToken: string) =>
    server.call('POST', '/api/v1/holdings/get', { body: { authToken, type } }).then(({ body }) => body.content)

  test('the integration names its kinds of code', async () => {
    const { body } = await server.call('GET', '/api/v1/authenticationSchemes')
    const scheme = body.content.find(({ brokerType }: { brokerType: string }) => brokerType === type)
    expect(scheme).toMatchObject({ authenticationSchemeType: 'apiKey', mfaSchemes: ['totp', 'phone', 'email'] })
  })

  test('the user chooses a kind of code, and the code connects the account', async () => {
    const types = ['totp', 'phone', 'email']
    const first = await connect('mfa-1')
    expect([first.status, first.body.content]).toEqual([
      200,
      { status: 'mfaRequired', accountTokens: [], mfa: { types } },
    ])
    const second = await mfaOf('mfa-1', { mfaType: 'Phone' })
    expect(second).toEqual({ types, type: 'phone', sentTo: '•••• 42', expiresInSeconds: 300 })
    const { body } = await connect('mfa-1', { mfaType: 'phone', mfaCode: '123456' })
    expect(body.content).toMatchObject({ status: 'succeeded', expiresInSeconds: expect.any(Number) })
    expect((await read(body.content.accountTokens[0].accessToken)).status).toBe('succeeded')
  })

  test('a wrong code, an expired one and one replaced by a newer are distinguished, and connect nothing', async () => {
    await connect('mfa-2', { mfaType: 'email' })
    await connect('mfa-2', { mfaType: 'email' })
    const problems = []
    for (const mfaCode of ['000000', '999999', '123456'])
      problems.push((await mfaOf('mfa-2', { mfaType: 'email', mfaCode })).problem)
    expect(problems).toEqual(['wrongCode', 'expiredCode', 'replacedCode'])
    const { body } = await server.call('GET', '/api/v1/balance/portfolio?UserId=mfa-2')
    expect(body.content?.cryptocurrenciesHoldings ?? []).toEqual([])
    const encoded = { isSensitiveFieldsEncrypted: true, username: btoa('Mesh'), password: btoa('Pass123') }
    const answer = await connect('mfa-2', { ...encoded, mfaType: 'email', mfaCode: btoa('123457') })
    expect(answer.body.content.status).toBe('succeeded')
  })

  test('a kind of code that the integration does not have is 400, and too many wrong ones are 423', async () => {
    const { status, body } = await connect('mfa-3', { mfaType: 'face' })
    expect([status, Object.keys(body.errors)]).toEqual([400, ['mfaType']])
    for (let i = 0; i < 4; i += 1) await connect('mfa-3', { username: 'Mesh3', mfaType: 'totp', mfaCode: '000000' })
    const locked = await connect('mfa-3', { username: 'Mesh3', mfaType: 'totp', mfaCode: '000000' })
    expect(locked.status).toBe(423)
  })

  test('a session that takes both tokens is refreshed with both, and by the service itself', async () => {
    const { accountTokens } = await connectBy('totp')
    const [{ accessToken, refreshToken }] = accountTokens
    expect((await refresh({ refreshToken })).body).toMatchObject({ errorType: 'missingField' })
    expect((await refresh({ refreshToken, authToken: accessToken })).body.content.status).toBe('succeeded')
    await expire()
    expect((await read(accessToken)).status).toBe('succeeded')
  })

  test('a session that takes a code is refreshed by a second request with the code and the first one’s access token', async () => {
    const { accountTokens } = await connectBy('phone')
    const [{ refreshToken }] = accountTokens
    await expire()
    const first = (await refresh({ refreshToken })).body.content
    expect(first.status).toBe('mfaRequired')
    const [{ accessToken }] = first.brokerAccountTokens
    const wrong = (await refresh({ refreshToken, accessToken, mfaCode: '000000' })).body.content
    expect(wrong).toMatchObject({ status: 'mfaRequired', errorMessage: 'The code is incorrect.' })
    const second = (await refresh({ refreshToken, accessToken, mfaCode: '123456' })).body.content
    expect(second.status).toBe('succeeded')
    expect((await read(second.brokerAccountTokens[0].accessToken)).status).toBe('succeeded')
  })

  test('a session without a refresh token is refreshed by its access token, though that has expired', async () => {
    const { accountTokens } = await connectBy('email')
    await expire()
    const { body } = await refresh({ refreshToken: accountTokens[0].accessToken })
    expect(body.content.status).toBe('succeeded')
    expect((await read(body.content.brokerAccountTokens[0].accessToken)).status).toBe('succeeded')
  })
})

describe('GET /authenticate/{brokerType}', () => {
  const method = 'GET'
  const path = '/api/v1/authenticate/Coinbase?userId=self-3'

  test('the address opens a Link session of this user at this integration, even for a client without callback URL', async () => {
    const { status, body } = await server.call(method, path)
    expect(status).toBe(200)
    expect(body.content).toEqual({
      status: 'redirect',
      redirectLink: expect.stringContaining('/link?code='),
      linkToken: body.content.redirectLink,
    })
    const code = new URL(body.content.redirectLink).searchParams.get('code') ?? ''
    const opened = await server.call('POST', '/link/api/session', { body: opening(code), as: null })
    const session = opened.body.content.sessionToken as string
    const seen = await server.call('GET', '/link/api/session', { session })
    expect(seen.body.content).toMatchObject({ userId: 'self-3', integrationId: coinbaseId, mode: 'connect' })
    const { connection } = await connectCoinbase(server, 'Mesh', { code, session })
    expect(connection.accessToken).toBeTruthy()
  })

  test.each([
    ['userId', 'missingField', '/api/v1/authenticate/coinbase'],
    ['userId', 'invalidField', '/api/v1/authenticate/coinbase?userId='],
    ['userId', 'invalidField', `/api/v1/authenticate/coinbase?userId=${'x'.repeat(301)}`],
    ['brokerType', 'integrationNotSupported', '/api/v1/authenticate/bankOfNowhere?userId=u'],
    ['brokerType', 'invalidField', '/api/v1/authenticate/binanceInternational?userId=u'],
  ])('problem details about %s: %s', async (field, type, url) => {
    const answer = await server.call(method, url)
    expect(answer.status).toBe(400)
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/)
    expect(answer.body).toMatchObject({ type: `urn:rialto:error:${type}`, instance: url.split('?')[0] })
    expect(Object.keys(answer.body.errors)).toEqual([field])
  })

  describeAuthentication(() => server, { method, path, permission: 'write' })
})
