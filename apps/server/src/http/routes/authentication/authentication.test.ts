import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts'
import { describeAuthentication } from '../../../testing/describeAuthentication.ts'
import { coinbaseId, connectCoinbase } from '../../../testing/linkFlows.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server?.stop())

describe('GET /authenticationSchemes', () => {
  const method = 'GET'
  const path = '/api/v1/authenticationSchemes'

  test('names the scheme of every integration, and the fields as the body of POST /authenticate names them', async () => {
    const { status, body } = await server.call(method, path)
    expect(status).toBe(200)
    const types = server.ctx.connectors.list().map(({ descriptor }) => descriptor.type)
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

  test('connects an account whose token reads it', async () => {
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

  test('takes the fields as base64, and keeps the user’s connection', async () => {
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

  test('problem details for credentials the institution refuses, and for a body that is no JSON', async () => {
    const refused = await server.call(method, path, { body: { ...good, password: 'Wrong123' } })
    expect(refused.status).toBe(400)
    expect(refused.body).toMatchObject({ type: 'urn:rialto:error:credentialsRefused', title: expect.any(String) })
    expect(refused.text).not.toContain('Wrong123')
    const unread = await server.call(method, path, { body: '{' })
    expect([unread.status, unread.body.type]).toEqual([400, 'urn:rialto:error:badRequest'])
  })

  test('503 without a body while the institution does not answer', async () => {
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

describe('GET /authenticate/{brokerType}', () => {
  const method = 'GET'
  const path = '/api/v1/authenticate/Coinbase?userId=self-3'

  test('opens a Link session of that user at that integration, also for a client without callback URL', async () => {
    const { status, body } = await server.call(method, path)
    expect(status).toBe(200)
    expect(body.content).toEqual({
      status: 'redirect',
      redirectLink: expect.stringContaining('/link?code='),
      linkToken: body.content.redirectLink,
    })
    const code = new URL(body.content.redirectLink).searchParams.get('code') ?? ''
    const opened = await server.call('POST', '/link/api/session', { body: { code }, as: null })
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
