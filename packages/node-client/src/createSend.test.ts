import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { createRialto } from './createRialto.ts'
import type { RialtoOptions } from './createSend.ts'
import { RialtoApiError, RialtoConnectionError, RialtoUnauthorizedError } from './rialtoErrors.ts'

const clientSecret = 'sk_test_canary'
const ok = JSON.stringify({ content: { items: [] }, status: 'ok', message: '', errorType: '' })

let server: Server
let baseUrl: string
let requests: string[] = []
let waits: number[] = []
let answers: ((request: IncomingMessage, response: ServerResponse) => void)[] = []

const answer = (status: number, body = '', headers: Record<string, string> = {}) => {
  answers.push((_, response) => response.writeHead(status, headers).end(body))
}
const rialtoAt = (url: string, more = {}) =>
  createRialto({ baseUrl: url, clientId: 'id', clientSecret, sleep: async ms => waits.push(ms), ...more })
const rialto = () => rialtoAt(baseUrl)
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  )

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`)
    request.resume()
    const next = answers.shift()
    if (next) next(request, response)
    else response.end(ok)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  requests = []
  waits = []
  answers = []
})

describe('reads', () => {
  test('reads are sent again after 5xx and 429, after the requested delay', async () => {
    answer(503, '', { 'retry-after': '3' })
    answer(429, '', { 'retry-after': '7' })
    expect(await rialto().integrations.list()).toEqual({ items: [] })
    expect(requests).toHaveLength(3)
    expect(waits).toEqual([3_000, 7_000])
  })

  test('reads, including POSTs, are sent again when the connection breaks', async () => {
    answers.push(request => request.socket.destroy())
    expect(await rialto().balances.get({ authToken: 'a', type: 'b' })).toEqual({ items: [] })
    expect(requests).toEqual(['POST /api/v1/balance/get', 'POST /api/v1/balance/get'])
    expect(waits).toHaveLength(1)
  })

  test('reads give up after the third failure with the last error', async () => {
    for (const http of [500, 502, 504]) answer(http, '<html>')
    expect(await failure(rialto().status.get())).toMatchObject({ http: 504, status: 'serverFailure', errorType: '' })
    expect(requests).toHaveLength(3)
  })

  test('reads do not wait longer than half a minute, and the error has the delay', async () => {
    answer(429, '', { 'retry-after': '3600' })
    expect(await failure(rialto().status.get())).toMatchObject({ http: 429, retryAfterMs: 3_600_000 })
    expect(requests).toHaveLength(1)
  })
})

describe('writes are sent once', () => {
  const previewId = '00000000-0000-4000-8000-000000000001'
  const from = { fromAuthToken: 'a', fromType: 'b' }
  const writes: [string, (client: ReturnType<typeof rialto>) => Promise<unknown>][] = [
    ['execute', client => client.transfers.execute({ ...from, previewId })],
    ['preview', client => client.transfers.preview({ ...from, networkId: previewId, symbol: 'USDC', amount: 1 })],
    ['configure', client => client.transfers.configure(from)],
    ['link token', client => client.linkTokens.create({ userId: 'u' })],
    ['refresh', client => client.tokens.refresh({ refreshToken: 'r', type: 'b' })],
    ['remove', client => client.accounts.remove({ authToken: 'a', type: 'b' })],
  ]
  test.each(writes)('%s', async (_, write) => {
    answer(503, '', { 'retry-after': '1' })
    expect(await failure(write(rialto()))).toBeInstanceOf(RialtoApiError)
    answers.push(request => request.socket.destroy())
    expect(await failure(write(rialto()))).toBeInstanceOf(RialtoConnectionError)
    expect(requests).toHaveLength(2)
    expect(waits).toEqual([])
  })
})

describe('errors', () => {
  test('errors carry every field of the envelope', async () => {
    const envelope = {
      status: 'badRequest',
      errorType: 'invalidField',
      errorHash: '0a1b2c3d',
      teamCode: 'AP',
      message: 'symbol: no',
      displayMessage: 'No.',
    }
    answer(400, JSON.stringify(envelope), { 'x-request-id': 'req-1' })
    const error = await failure(rialto().assets.price('x'))
    expect(error).toBeInstanceOf(RialtoApiError)
    expect(error).toMatchObject({
      ...envelope,
      message: 'GET /api/v1/assets/equity/x/price: symbol: no',
      http: 400,
      requestId: 'req-1',
    })
  })

  test('an empty 401 is a separate error', async () => {
    answer(401)
    const error = await failure(rialto().status.get())
    expect(error).toBeInstanceOf(RialtoUnauthorizedError)
    expect(error).toBeInstanceOf(RialtoApiError)
    expect(error).toMatchObject({ http: 401, name: 'RialtoUnauthorizedError' })
  })

  test('a redirect is not followed, so that the secret stays here', async () => {
    answer(307, '', { location: `${baseUrl}/elsewhere` })
    expect(await failure(rialto().status.get())).toMatchObject({ http: 307 })
    expect(requests).toEqual(['GET /api/v1/status'])
  })

  test('a success response of another origin is an error', async () => {
    answer(200, '<html>Sign in to the hotel’s network</html>')
    answer(200, '{}')
    answer(200, 'null')
    expect(await failure(rialto().status.get())).toBeInstanceOf(RialtoConnectionError)
  })

  test('no answer within the time is said so', async () => {
    answers.push(() => undefined)
    const error = await failure(rialtoAt(baseUrl, { timeoutMs: 50 }).accounts.remove({ authToken: 'a', type: 'b' }))
    expect(error).toBeInstanceOf(RialtoConnectionError)
    expect(error).toMatchObject({ message: 'DELETE /api/v1/account: no response within 50 ms' })
  })

  test.each([
    ['http://127.0.0.1:2', 'GET /api/v1/status: connection refused (ECONNREFUSED)'],
    ['http://nobody.invalid', 'GET /api/v1/status: the host name could not be resolved (ENOTFOUND)'],
  ])('say why there is no response from %s', async (url, message) => {
    const error = await failure(rialtoAt(url).status.get())
    expect(error).toBeInstanceOf(RialtoConnectionError)
    expect(error).toMatchObject({
      message: expect.stringMatching(message.replace(/ENOTFOUND\)/, '').replaceAll(/[()]/g, '.')),
    })
  })

  test('errors hold neither the secret nor the query', async () => {
    const closed = 'http://127.0.0.1:1'
    const error = await failure(rialtoAt(closed).transfers.list({ userId: 'somebody' }))
    const seen = (value: unknown): string =>
      value instanceof Error ? `${value.stack}${JSON.stringify(value)}${seen(value.cause)}` : ''
    expect(error).toBeInstanceOf(RialtoConnectionError)
    expect(seen(error)).not.toMatch(/sk_test_canary|somebody/)
  })
})

describe('options', () => {
  test.each(['', '/', '/api/v1', '/API/v1/'])('baseUrl may end in %j', async ending => {
    await rialtoAt(baseUrl + ending).status.get()
    expect(requests).toEqual(['GET /api/v1/status'])
  })

  test('a path in front is kept, and lists are repeated', async () => {
    await rialtoAt(`${baseUrl}/behind`).transfers.list({ statuses: ['failed', 'pending'], offset: 0 })
    expect(requests).toEqual([
      'GET /behind/api/v1/transfers/managed/platform?statuses=failed&statuses=pending&offset=0',
    ])
  })

  test.each([
    ['baseUrl', { baseUrl: 'rialto.example.com' }],
    ['baseUrl', { baseUrl: 'ftp://rialto.example.com' }],
    ['baseUrl', { baseUrl: 'https://rialto.example.com/?key=1' }],
    ['clientId', { clientId: '' }],
    ['clientSecret', { clientSecret: 'canary\n' }],
    ['clientSecret', { clientSecret: undefined }],
  ])('refuses, naming %s', (name, wrong) => {
    const create = () => createRialto({ baseUrl, clientId: 'id', clientSecret, ...wrong } as RialtoOptions)
    expect(create).toThrow(TypeError)
    expect(create).toThrow(name)
    expect(create).not.toThrow('canary')
  })
})

describe('a write with an idempotency key', () => {
  test('a write is sent again with the same key when its response was lost or the first is still in progress', async () => {
    const keys: (string | undefined)[] = []
    const note = (request: IncomingMessage) => void keys.push(request.headers['idempotency-key']?.toString())
    answers.push((request, response) => (note(request), response.destroy()))
    const inUse = JSON.stringify({ status: 'conflict', message: '', errorType: 'idempotencyKeyInUse' })
    answers.push((request, response) => (note(request), response.writeHead(409, { 'retry-after': '1' }).end(inUse)))
    answers.push((request, response) => (note(request), response.end(ok)))
    await rialto().linkTokens.create({ userId: 'u' }, { idempotencyKey: 'order-1' })
    expect(keys).toEqual(['order-1', 'order-1', 'order-1'])
    expect(waits[1]).toBe(1_000)
  })
})
