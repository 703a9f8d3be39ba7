import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

import { createEgress, type Egress, findObstacle } from '@rialto/egress'
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { createWebhookSender } from './createWebhookSender.ts'

const secret = `whsec_${Buffer.from('the newest secret, 32 bytes long').toString('base64')}`
const nowMs = Math.floor(Date.now() / 1000) * 1000
const policy = { hosts: 'anyPublic', userAgent: 'Rialto', allowPrivate: ['127.0.0.0/8'], allowHttp: true } as const
const body = '{"EventId":"evt-1"}'
const bodyAgain = '{"Id":"b","EventId":"evt-1"}'

interface Received {
  method: string | undefined
  url: string | undefined
  headers: IncomingHttpHeaders
  body: string
}
let respond: RequestListener
let received: Received[] = []
const receiver = createServer((request, response) => {
  let text = ''
  request.setEncoding('utf8').on('data', part => (text += String(part)))
  request.on('end', () => {
    received.push({ method: request.method, url: request.url, headers: request.headers, body: text })
    respond(request, response)
  })
})
let egress: Egress
let origin: string

beforeAll(async () => {
  await new Promise<void>(resolve => receiver.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`
  egress = createEgress(policy)
})
afterAll(async () => {
  await egress.close()
  receiver.closeAllConnections()
  await new Promise(resolve => receiver.close(resolve))
})
afterEach(() => {
  received = []
})

const send = (url = `${origin}/hook?x=1`, http: Pick<Egress, 'request'> = egress, secrets = [secret]) =>
  createWebhookSender(
    http,
    () => nowMs,
    url => findObstacle(url, policy),
  ).send({
    endpoint: {
      id: 'e',
      scope: { clientId: 'c', environment: 'sandbox' },
      url,
      label: '',
      createdAtMs: 0,
      secrets,
      signatureHeader: 'X-Mesh-Signature-256',
    },
    eventId: 'evt-1',
    attemptId: 'a',
    body,
    again: () => ({ attemptId: 'b', body: bodyAgain }),
  })
const answering =
  (status: number, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    response.writeHead(status, headers).end('{}')

describe('a delivery', () => {
  test('a delivery is a signed POST of the unchanged body', async () => {
    respond = answering(204)
    expect(await send()).toEqual({ status: 204 })
    expect(received).toHaveLength(1)
    expect(received[0]).toMatchObject({ method: 'POST', url: '/hook?x=1', body })
    expect(received[0]?.headers).toMatchObject({ 'content-type': 'application/json', 'webhook-id': 'evt-1' })
    expect(new Webhook(secret).verify(body, received[0]?.headers as Record<string, string>)).toEqual({
      EventId: 'evt-1',
    })
  })

  test('a delivery that is sent again because its kept connection was closed has a new Id and its own signature', async () => {
    respond = answering(204)
    await send()
    respond = (request, response) => {
      respond = answering(204)
      request.socket.destroy()
      response.destroy()
    }
    expect(await send()).toEqual({ status: 204 })
    expect(received.map(({ body: text }) => text)).toEqual([body, body, bodyAgain])
    expect(new Webhook(secret).verify(bodyAgain, received[2]?.headers as Record<string, string>)).toMatchObject({
      Id: 'b',
    })
  })

  test.each([200, 299, 400, 410, 500, 503])('status %s is reported unchanged', async status => {
    respond = answering(status)
    expect(await send()).toEqual({ status })
  })

  test.each([301, 302, 307, 308])('a %s is not followed', async status => {
    respond = answering(status, { location: `${origin}/elsewhere` })
    const { status: reported } = await send()
    expect(reported === undefined || reported === status).toBe(true)
    expect(received.map(({ url }) => url)).toEqual(['/hook?x=1'])
  })

  test('a receiver that drops the connection is an error, not a throw', async () => {
    respond = request => request.socket.destroy()
    const { status, error } = await send()
    expect(status).toBeUndefined()
    expect(error).toMatch(/\w/)
    expect(error).not.toContain(secret)
  })

  test('a receiver that never answers is an error after the time the egress client has', async () => {
    respond = () => undefined
    const impatient = {
      request: (request: Parameters<Egress['request']>[0]) => egress.request({ ...request, timeoutMs: 50 }),
    }
    expect((await send(undefined, impatient)).error).toMatch(/\w/)
  })

  test('a delivery waits twenty seconds, and reads no more than it needs', async () => {
    respond = answering(200)
    let requested: unknown
    await send(undefined, {
      request: request => {
        requested = { timeoutMs: request.timeoutMs, maxResponseBytes: request.maxResponseBytes }
        return egress.request(request)
      },
    })
    expect(requested).toEqual({ timeoutMs: 20_000, maxResponseBytes: 65_536 })
  })

  test.each([
    'http://169.254.169.254/latest',
    'http://10.0.0.1/',
    'file:///etc/passwd',
    'http://[fd00::1]/',
    'nonsense',
  ])('goes nowhere private: %s', async url => {
    const { status, error } = await send(url)
    expect(status).toBeUndefined()
    expect(error).toMatch(/\w/)
  })
})

describe('Retry-After', () => {
  test.each([
    ['seconds', '120', 120_000],
    ['nought', '0', 0],
    ['a date', new Date(nowMs + 90_000).toUTCString(), 90_000],
    ['a date gone by', new Date(nowMs - 90_000).toUTCString(), 0],
    ['more than a day', '999999999', 86_400_000],
    ['nonsense', 'soon', undefined],
    ['a negative number', '-5', undefined],
  ])('%s', async (_, value, expected) => {
    respond = answering(503, { 'retry-after': value })
    expect((await send()).retryAfterMs).toBe(expected)
  })
})
