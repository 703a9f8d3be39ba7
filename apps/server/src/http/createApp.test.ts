import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { createTestServer, type TestServer } from '../testing/createTestServer.ts'

const path = '/api/v1/linktoken'
let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server?.stop())

const send = (body: string | Buffer, contentType = 'application/json') =>
  server.call('POST', path, { body, headers: { 'content-type': contentType } })
const good = '{"userId":"user-1"}'

describe('bodies', () => {
  test.each([
    'application/json',
    'APPLICATION/JSON',
    'application/json; charset=utf-8',
    'text/json',
    'application/vnd.api+json',
    'application/problem+json;charset=utf-8',
  ])('%s is read', async type => {
    expect((await send(good, type)).status).toBe(200)
  })

  test.each([
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/jsonp',
    'json',
  ])('%s is 415 and says what to send', async type => {
    const { status, body } = await send(good, type)
    expect({ status, type: body.errorType }).toEqual({ status: 415, type: 'badRequest' })
    expect(body.message).toContain('application/json')
  })

  test.each([
    ['half an object', '{"userId":'],
    ['a single quote', "{'userId':'a'}"],
    ['a trailing comma', '{"userId":"a",}'],
    ['two values', '{} {}'],
    ['NaN', '{"userId":NaN}'],
    ['invalid UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])],
    ['UTF-16', Buffer.from(good, 'utf16le')],
    ['a raw null byte', '{"userId":"a\0b"}'],
  ])('%s is 400 badRequest', async (_, body) => {
    const answer = await send(body)
    expect(answer).toMatchObject({
      status: 400,
      body: { errorType: 'badRequest', message: 'The body is not valid JSON.' },
    })
  })

  test('a name that an object has twice is 400 badRequest and named', async () => {
    const { status, body } = await send('{"userId":"a","userId":"b"}')
    expect({ status, type: body.errorType }).toEqual({ status: 400, type: 'badRequest' })
    expect(body.message).toContain('"userId" twice')
  })

  test('a byte order mark is not part of the text', async () => {
    expect((await send(`\ufeff${good}`)).status).toBe(200)
  })

  test('no body and an empty body miss the first field', async () => {
    for (const body of ['', '{}', 'null']) {
      const answer = await send(body)
      expect({ body, ...answer.body }).toMatchObject({
        body,
        errorType: 'missingField',
        message: 'userId: is required',
      })
    }
    expect((await server.call('POST', path)).body.errorType).toBe('missingField')
  })

  test('a field of the query that is sent in the body is missed in the query', async () => {
    const body = { userId: 'user-1', type: 'binanceInternational' }
    expect((await server.call('POST', '/api/v1/authenticate', { body })).body).toMatchObject({
      detail: 'userId: is required in the query',
    })
  })

  test.each(['[]', '"text"', '7', 'true', '[{"userId":"a"}]'])('%s is no object', async body => {
    expect(await send(body)).toMatchObject({ status: 400, body: { errorType: 'invalidField' } })
  })

  test('a body above 64 kB receives 413', async () => {
    const { status, body } = await send(JSON.stringify({ userId: 'a', more: 'x'.repeat(64 * 1024) }))
    expect({ status, type: body.errorType }).toEqual({ status: 413, type: 'badRequest' })
  })

  test.each([
    ['an unknown field', (deep: string) => `{"userId":"user-1","more":${deep}}`, 200],
    ['a known field', (deep: string) => `{"userId":${deep}}`, 400],
    ['a list', (deep: string) => `{"userId":"a","transferOptions":{"toAddresses":${deep}}}`, 400],
  ])('nesting thirty thousand deep in %s harms nothing', async (_, wrap, expected) => {
    const { status } = await send(wrap('['.repeat(30_000) + ']'.repeat(30_000)))
    expect(status).toBe(expected)
  })

  test('property names in any case; of two, the exact one counts', async () => {
    expect((await send('{"USERID":"user-1"}')).status).toBe(200)
    expect((await send('{"UserId":"user-1","TransferOptions":{"ToAddresses":[]}}')).body.message).toContain(
      'toAddresses',
    )
    for (const body of ['{"userId":"user-1","USERID":7}', '{"USERID":7,"userId":"user-1"}'])
      expect({ body, status: (await send(body)).status }).toEqual({ body, status: 200 })
  })

  test.each(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'])(
    'the name %s means nothing',
    async name => {
      expect((await send(`{"userId":"user-1","${name}":{"restrictMultipleAccounts":7,"polluted":true}}`)).status).toBe(
        200,
      )
      expect({}).not.toHaveProperty('polluted')
      const { body } = await send(`{"${name}":{"userId":"user-1"}}`)
      expect(body.errorType).toBe('missingField')
    },
  )
})

describe('paths', () => {
  test('any case, and a slash at the end', async () => {
    for (const url of ['/API/V1/LINKTOKEN', '/api/v1/LinkToken/', path])
      expect({ url, status: (await server.call('POST', url, { body: good })).status }).toEqual({ url, status: 200 })
  })

  test.each([
    ['GET', '/api/v1/nothing'],
    ['GET', '/api/v2/status'],
    ['GET', '/api/v1/..%2f..%2fetc%2fpasswd'],
    ['GET', '/link/api/nothing'],
  ] as const)('%s %s is the 404 envelope, for anybody', async (method, url) => {
    const { status, body } = await server.call(method, url, { as: null })
    expect(status).toBe(404)
    expect(body).toMatchObject({ status: 'notFound', errorType: 'notFound', message: 'Route not found.' })
  })

  test.each([
    ['GET', '/api/v1/balance/get', 'POST'],
    ['PUT', '/api/v1/balance/get/', 'POST'],
    ['DELETE', '/api/v1/status', 'GET, HEAD'],
    ['POST', '/API/v1/assets/equity/AAPL/price', 'GET, HEAD'],
  ] as const)('%s %s is 405 and names the allowed methods', async (method, url, allowed) => {
    const { status, body, headers } = await server.call(method, url, { as: null })
    expect(status).toBe(405)
    expect(String(headers['allow']).split(', ').sort().join(', ')).toBe(allowed)
    expect(body).toMatchObject({ status: 'badRequest', errorType: 'badRequest' })
    expect(body.message).toContain(`${method} is not allowed here. Use `)
  })

  test('a path that cannot be decoded is rejected as a client error', async () => {
    const { statusCode } = await server.app.inject({ method: 'GET', url: '/api/v1/%E0%A4%A' })
    expect([400, 404]).toContain(statusCode)
  })

  test('HEAD needs a key as GET does', async () => {
    expect((await server.call('HEAD', '/api/v1/status', { as: null })).status).toBe(401)
    expect((await server.call('HEAD', '/api/v1/status')).status).toBe(200)
  })
})

describe('every answer', () => {
  test('every response has a request id from the server, whatever id the caller sent', async () => {
    const one = await server.call('GET', '/api/v1/status', {
      headers: { 'x-request-id': 'mine', 'request-id': 'mine' },
    })
    expect(one.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(one.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
  })

  test('an unexpected failure reveals no internal details', async () => {
    const own = await createTestServer()
    await own.db.schema.dropTable('connections').cascade().execute()
    const body = { authToken: '00000000-0000-4000-8000-000000000001', type: 'coinbase' }
    const answer = await own.call('POST', '/api/v1/balance/get', { body })
    await own.stop()
    expect(answer).toMatchObject({ status: 500, body: { errorType: 'serverFailure', status: 'serverFailure' } })
    expect(answer.text).not.toMatch(/relation|connections|select|\.ts|stack/i)
  })
})
