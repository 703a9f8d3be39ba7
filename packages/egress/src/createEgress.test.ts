import type { Socket } from 'node:net'

import { afterEach, describe, expect, test, vi } from 'vitest'

import { createEgress } from './createEgress.ts'
import { type Egress, EgressError, type EgressPolicy, type EgressRequest } from './egress.ts'
import { rawServer, type RawServer, reply } from './testing/rawServer.ts'

const open: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of open.splice(0)) await stop()
})

const host = 'api.example.com'

const started = async (...args: Parameters<typeof rawServer>): Promise<RawServer> => {
  const server = await rawServer(...args)
  open.push(server.stop)
  return server
}

const egressTo = (policy: Partial<EgressPolicy>): Egress => {
  const egress = createEgress({ hosts: new Set([host]), userAgent: 'test/1', ...policy })
  open.push(() => egress.close())
  return egress
}

const routedTo = (server: { origin: string }): Egress => egressTo({ routes: new Map([[host, server.origin]]) })

const post: EgressRequest = { method: 'POST', url: `https://${host}/v2/withdraw?key=secret-in-query`, body: 'amount=1' }
const get: EgressRequest = { method: 'GET', url: `https://${host}/v2/accounts` }

const failure = async (promise: Promise<unknown>): Promise<EgressError> => {
  const error: unknown = await promise.then(
    () => undefined,
    thrown => thrown,
  )
  expect(error).toBeInstanceOf(EgressError)
  return error as EgressError
}

const kindOf = async (promise: Promise<unknown>) => {
  const { kind, maybeSent } = await failure(promise)
  return { kind, maybeSent }
}

describe('an answer', () => {
  test('a response has its status, lower-case headers and text', async () => {
    const server = await started(socket => socket.end(reply('{"a":"é"}', '201 Created', ['X-One: 1', 'X-One: 2'])))
    const answer = await routedTo(server).request(post)
    expect(answer).toMatchObject({ status: 201, text: '{"a":"é"}' })
    expect(answer.headers['x-one']).toBe('1, 2')
  })

  test('path, query, headers and body are sent as given, with the host of the URL', async () => {
    const server = await started(socket => socket.end(reply('{}')))
    await routedTo(server).request({ ...post, headers: { 'X-Sign': 'abc', 'User-Agent': 'other' } })
    const [sent] = server.received
    expect(sent).toMatch(/^POST \/v2\/withdraw\?key=secret-in-query HTTP\/1\.1\r\n/)
    expect(sent).toMatch(/\r\nhost: api\.example\.com\r\n/i)
    expect(sent).toMatch(/\r\nuser-agent: test\/1\r\n/i)
    expect(sent).toMatch(/\r\nx-sign: abc\r\n/i)
    expect(sent).toMatch(/\r\n\r\namount=1$/)
  })

  test.each([301, 302, 303, 307, 308])('a %i is returned and not followed', async status => {
    const server = await started(socket => socket.end(reply('', `${status} Moved`, ['location: http://127.0.0.1/'])))
    expect(await routedTo(server).request(get)).toMatchObject({ status, headers: { location: 'http://127.0.0.1/' } })
    expect(server.received).toHaveLength(1)
  })

  test.each([400, 401, 429, 500, 503])('a %i is returned', async status => {
    const server = await started(socket => socket.end(reply('no', `${status} No`)))
    expect(await routedTo(server).request(post)).toMatchObject({ status, text: 'no' })
  })

  test('an informational response is skipped', async () => {
    const server = await started(socket => socket.end(`HTTP/1.1 103 Early Hints\r\nlink: x\r\n\r\n${reply('ok')}`))
    expect(await routedTo(server).request(get)).toMatchObject({ status: 200, text: 'ok' })
  })
})

describe('maybeSent is false', () => {
  test('for a refused port', async () => {
    const server = await rawServer(() => undefined)
    await server.stop()
    expect(await kindOf(routedTo(server).request(post))).toEqual({ kind: 'connect', maybeSent: false })
  })

  test('when the name has no address', async () => {
    const unknown = async () => {
      throw Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' })
    }
    expect(await kindOf(egressTo({ resolve: unknown }).request(post))).toEqual({ kind: 'connect', maybeSent: false })
  })

  test('when time is up while the name is still being resolved', async () => {
    const egress = egressTo({ resolve: () => new Promise(() => undefined) })
    expect(await kindOf(egress.request({ ...post, timeoutMs: 30 }))).toEqual({ kind: 'timeout', maybeSent: false })
  })

  test('when TLS fails', async () => {
    const server = await started(socket => socket.end('not tls'))
    const egress = egressTo({ resolve: async () => ['127.0.0.1'], allowPrivate: ['127.0.0.1/32'] })
    const request = { ...post, url: `https://${host}:${server.port}/` }
    expect(await kindOf(egress.request(request))).toEqual({ kind: 'connect', maybeSent: false })
    expect(server.received.join('')).not.toContain('POST')
  })
})

describe('maybeSent is true', () => {
  const cases: [string, EgressError['kind'], Parameters<typeof rawServer>[0]][] = [
    ['a reset after the request was read', 'reset', socket => socket.resetAndDestroy()],
    ['a close without an answer', 'reset', socket => socket.end()],
    ['half a header', 'reset', socket => socket.end('HTTP/1.1 200 OK\r\nconte')],
    ['half a body', 'reset', socket => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\nhalf')],
    [
      'half a chunked body',
      'reset',
      socket => socket.end('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n5\r\nhel'),
    ],
    ['an answer that is no HTTP', 'reset', socket => socket.end('hello\r\n\r\n')],
    ['no answer at all', 'timeout', () => undefined],
    ['a slow body', 'timeout', socket => socket.write('HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\nh')],
    ['an announced oversize', 'tooLarge', socket => socket.write('HTTP/1.1 200 OK\r\ncontent-length: 9999\r\n\r\n')],
    [
      'headers over the limit',
      'tooLarge',
      socket => socket.write(`HTTP/1.1 200 OK\r\na: ${'x'.repeat(20_000)}\r\n\r\n`),
    ],
    ['an encoding nobody asked for', 'reset', socket => socket.write(reply('x', '200 OK', ['content-encoding: gzip']))],
    [
      'an oversize that was not announced',
      'tooLarge',
      socket => socket.write(`HTTP/1.1 200 OK\r\n\r\n${'x'.repeat(2_000)}`),
    ],
  ]
  test.each(cases)('for %s', async (_, kind, onData) => {
    const server = await started(onData)
    const timeoutMs = kind === 'timeout' ? 200 : 30_000
    const error = await failure(routedTo(server).request({ ...post, timeoutMs, maxResponseBytes: 1_000 }))
    expect({ kind: error.kind, maybeSent: error.maybeSent }).toEqual({ kind, maybeSent: true })
    expect(server.received).toHaveLength(1)
    expect(JSON.stringify([error.message, error.cause, error.stack])).not.toContain('secret-in-query')
  })

  test('for a reset before the request was read', async () => {
    const server = await started(() => undefined)
    server.onConnection(socket => socket.resetAndDestroy())
    const error = await failure(routedTo(server).request(post))
    // Whether the connection counts as open depends on who is faster; a claim of "not sent" must be true.
    if (!error.maybeSent) expect(server.received.join('')).toBe('')
    else expect(error.kind).toBe('reset')
  })
})

/** Answers the first request of a connection and closes at the moment the second one arrives on it. */
const closesOnSecond = () => {
  const seen = new Map<number, number>()
  return started((socket, _, connection) => {
    seen.set(connection, (seen.get(connection) ?? 0) + 1)
    if (seen.get(connection) === 1) socket.write(reply('ok', '200 OK', ['connection: keep-alive']))
    else socket.resetAndDestroy()
  })
}
const arrivals = (server: RawServer, method: string): number => server.received.join('').split(`${method} /`).length - 1

describe('a kept connection', () => {
  test('a connection is reused for GET, and a GET that fails on it is not sent again', async () => {
    const server = await closesOnSecond()
    const egress = routedTo(server)
    await egress.request(get)
    // The pool takes a connection back one turn of the event loop after its answer.
    await new Promise(resolve => setImmediate(resolve))
    expect(await kindOf(egress.request(get))).toEqual({ kind: 'reset', maybeSent: true })
    expect(arrivals(server, 'GET')).toBe(2)
    expect(server.received).toHaveLength(1)
  })

  test.each(['POST', 'PUT', 'DELETE'] as const)('never carries a %s: each arrives once, on its own', async method => {
    const server = await closesOnSecond()
    const egress = routedTo(server)
    await egress.request(get)
    for (let i = 0; i < 5; i++) expect(await egress.request({ ...post, method })).toMatchObject({ status: 200 })
    expect(arrivals(server, method)).toBe(5)
    expect(server.received).toHaveLength(6)
  })

  test('two concurrent POSTs use two connections', async () => {
    const server = await closesOnSecond()
    const egress = routedTo(server)
    const answers = await Promise.all(Array.from({ length: 20 }, () => egress.request(post)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(arrivals(server, 'POST')).toBe(20)
    expect(server.received).toHaveLength(20)
  })
})

describe('a write that may arrive twice', () => {
  const repeatable: EgressRequest = { ...post, repeat: () => ({ headers: {}, body: '' }) }

  test('repeatable requests use one kept connection, one after the other', async () => {
    const server = await started(socket => socket.write(reply('ok')))
    const egress = routedTo(server)
    for (let i = 0; i < 5; i++) expect(await egress.request(repeatable)).toMatchObject({ status: 200 })
    expect(server.received).toHaveLength(1)
    expect(arrivals(server, 'POST')).toBe(5)
    await egress.request(post)
    expect(server.received).toHaveLength(2)
  })

  test('no request waits for another: there are as many connections as requests in flight', async () => {
    const server = await started(socket => socket.write(reply('ok')))
    const egress = routedTo(server)
    for (let round = 0; round < 3; round++)
      await Promise.all(Array.from({ length: 8 }, () => egress.request(repeatable)))
    expect(arrivals(server, 'POST')).toBe(24)
    expect(server.received.length).toBeLessThanOrEqual(8)
  })

  test('a request that fails on a kept connection without a response is sent on a new one, as it is to be repeated', async () => {
    const server = await closesOnSecond()
    const egress = routedTo(server)
    const repeat = () => ({ headers: { 'x-attempt': 'second' }, body: 'a new body' })
    await egress.request({ ...repeatable, repeat })
    expect(await egress.request({ ...repeatable, repeat })).toMatchObject({ status: 200 })
    expect(arrivals(server, 'POST')).toBe(3)
    expect(server.received[0]).not.toContain('a new body')
    expect(server.received[1]).toContain('x-attempt: second')
    expect(server.received[1]).toContain('a new body')
    expect(server.received).toHaveLength(2)
  })

  test('a request that fails on its first connection is not sent again', async () => {
    const server = await started(socket => socket.resetAndDestroy())
    expect(await kindOf(routedTo(server).request(repeatable))).toEqual({ kind: 'reset', maybeSent: true })
    expect(server.received).toHaveLength(1)
  })

  test.each([
    ['half an answer', 'reset', (socket: Socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\nhalf')],
    ['an answer over the limit', 'tooLarge', (socket: Socket) => socket.write(reply('x'.repeat(200)))],
    ['no answer in time', 'timeout', () => undefined],
  ] as const)('that got %s is not sent again, and its connection is not used again', async (_, kind, second) => {
    let requests = 0
    const server = await started(socket => ((requests += 1) === 2 ? second(socket) : socket.write(reply('ok'))))
    const egress = routedTo(server)
    await egress.request(repeatable)
    const limited = { ...repeatable, maxResponseBytes: 100, ...(kind === 'timeout' ? { timeoutMs: 150 } : {}) }
    expect(await kindOf(egress.request(limited))).toEqual({ kind, maybeSent: true })
    expect(requests).toBe(2)
    expect(await egress.request(repeatable)).toMatchObject({ status: 200 })
    expect(server.received).toHaveLength(2)
  })

  test('a request does not use a connection that the server closes', async () => {
    const server = await started(socket => socket.end(reply('ok', '200 OK', ['connection: close'])))
    const egress = routedTo(server)
    for (let i = 0; i < 3; i++) expect(await egress.request(repeatable)).toMatchObject({ status: 200 })
    expect(arrivals(server, 'POST')).toBe(3)
    expect(server.received).toHaveLength(3)
  })

  test('a kept connection stays at the address that was checked when it was opened, and the next connection is checked anew', async () => {
    const server = await started((socket, text) =>
      text.includes('last') ? socket.end(reply('ok')) : socket.write(reply('ok')),
    )
    const answers = [['127.0.0.1'], ['10.0.0.1']]
    let requested = 0
    const resolve = async () => answers[requested++] ?? []
    const egress = egressTo({ resolve, allowHttp: true, allowPrivate: ['127.0.0.1/32'] })
    const toName = { ...repeatable, url: `http://${host}:${server.port}/` }
    await egress.request(toName)
    await egress.request({ ...toName, body: 'last' })
    expect(requested).toBe(1)
    await expect
      .poll(() => kindOf(egress.request(toName)).catch(() => undefined))
      .toEqual({ kind: 'denied', maybeSent: false })
    expect(server.received).toHaveLength(1)
  })

  test('a busy connection has its address checked again after a minute', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    try {
      const server = await started(socket => socket.write(reply('ok')))
      const egress = routedTo(server)
      await egress.request(repeatable)
      vi.advanceTimersByTime(59_000)
      await egress.request(repeatable)
      expect(server.received).toHaveLength(1)
      vi.advanceTimersByTime(2_000)
      await egress.request(repeatable)
      await egress.request(repeatable)
      expect(server.received).toHaveLength(2)
    } finally {
      vi.useRealTimers()
    }
  })

  test('two names of one address share no connection', async () => {
    const server = await started(socket => socket.write(reply('ok')))
    const resolve = async () => ['127.0.0.1']
    const egress = egressTo({ hosts: 'anyPublic', resolve, allowHttp: true, allowPrivate: ['127.0.0.1/32'] })
    for (const name of ['one.example', 'two.example', 'one.example'])
      await egress.request({ ...repeatable, url: `http://${name}:${server.port}/` })
    expect(server.received.map(text => text.match(/host: \w+/g))).toEqual([['host: one', 'host: one'], ['host: two']])
  })

  test('closing egress leaves no connection open', async () => {
    const server = await started(socket => socket.write(reply('ok')))
    const closed = new Promise<void>(resolve => server.onConnection(socket => socket.on('close', () => resolve())))
    const egress = createEgress({ hosts: new Set(), userAgent: 'test/1', routes: new Map([[host, server.origin]]) })
    await egress.request(repeatable)
    await egress.close()
    await closed
  })
})

describe('addresses', () => {
  const refused = { kind: 'denied', maybeSent: false }

  test('a listed name that resolves to a private address is rejected', async () => {
    const server = await started(socket => socket.end(reply('inside')))
    const egress = egressTo({ resolve: async () => ['127.0.0.1'], allowHttp: true })
    expect(await kindOf(egress.request({ ...get, url: `http://${host}/` }))).toEqual(refused)
    expect(server.received).toEqual([])
  })

  test('a private address among public ones is rejected', async () => {
    const egress = egressTo({ resolve: async () => ['93.184.215.14', '10.0.0.1'] })
    expect(await kindOf(egress.request(get))).toEqual(refused)
  })

  test('the checked address is the one connected to: a name is resolved only once', async () => {
    const server = await started(socket => socket.end(reply('ok')))
    const answers = [['127.0.0.1'], ['10.0.0.1']]
    let requested = 0
    const resolve = async () => answers[requested++] ?? []
    const egress = egressTo({ resolve, allowHttp: true, allowPrivate: ['127.0.0.1/32'] })
    expect(await egress.request({ ...get, url: `http://${host}:${server.port}/` })).toMatchObject({ text: 'ok' })
    expect(requested).toBe(1)
    expect(await kindOf(egress.request({ ...post, url: `http://${host}:${server.port}/` }))).toEqual(refused)
  })

  test('a private range is reached only at the addresses named', async () => {
    const server = await started(socket => socket.end(reply('ok')))
    const egress = egressTo({ hosts: 'anyPublic', allowHttp: true, allowPrivate: ['127.0.0.1/32'] })
    expect(await egress.request({ ...get, url: `${server.origin}/` })).toMatchObject({ text: 'ok' })
    for (const url of [`http://127.0.0.2:${server.port}/`, `http://[::1]:${server.port}/`, 'http://8.8.8.8:6379/'])
      expect(await kindOf(egress.request({ ...get, url }))).toEqual(refused)
  })

  test('a closed port of an allowed address is reached neither by number nor by name', async () => {
    const server = await started(socket => socket.end(reply('ok')))
    const resolve = async () => ['127.0.0.1']
    const local = { hosts: 'anyPublic', allowHttp: true, allowPrivate: ['127.0.0.0/8'], resolve } as const
    const egress = egressTo({ ...local, closedPorts: [server.port] })
    for (const name of ['127.0.0.1', '127.0.0.9', 'one.example'])
      expect(await kindOf(egress.request({ ...get, url: `http://${name}:${server.port}/` }))).toEqual(refused)
    expect(server.received).toHaveLength(0)
  })

  test('the origin of a route is reached only through its route', async () => {
    const server = await started(socket => socket.end(reply('ok')))
    const egress = egressTo({ hosts: 'anyPublic', allowHttp: true, routes: new Map([[host, server.origin]]) })
    expect(await egress.request(get)).toMatchObject({ text: 'ok' })
    expect(await kindOf(egress.request({ ...get, url: `${server.origin}/` }))).toEqual(refused)
  })
})

describe('fetch', () => {
  test('fetch returns a global Response and sends forms', async () => {
    const server = await started(socket =>
      socket.end(reply('{"token":"t"}', '200 OK', ['content-type: application/json'])),
    )
    const response = await routedTo(server).fetch(new URL(`https://${host}/token`), {
      method: 'POST',
      headers: new Headers({ accept: 'application/json' }),
      body: new URLSearchParams({ grant_type: 'refresh_token' }),
    })
    expect(response).toBeInstanceOf(Response)
    expect(await response.json()).toEqual({ token: 't' })
    expect(server.received[0]).toMatch(/content-type: application\/x-www-form-urlencoded/i)
    expect(server.received[0]).toMatch(/\r\n\r\ngrant_type=refresh_token$/)
  })

  test('fetch returns a 204 without a body', async () => {
    const server = await started(socket => socket.end('HTTP/1.1 204 No Content\r\n\r\n'))
    expect((await routedTo(server).fetch(`https://${host}/`)).status).toBe(204)
  })

  test('a request stops on its signal, before and after sending', async () => {
    const server = await started(() => controller.abort())
    const egress = routedTo(server)
    const controller = new AbortController()
    const during = egress.fetch(`https://${host}/`, { method: 'POST', signal: controller.signal })
    expect(await kindOf(during)).toEqual({ kind: 'timeout', maybeSent: true })
    const before = egress.fetch(`https://${host}/`, { signal: AbortSignal.abort() })
    expect(await kindOf(before)).toEqual({ kind: 'timeout', maybeSent: false })
  })

  test.each([{ method: 'TRACE' }, { method: 'POST', body: new Uint8Array(1) }, { headers: { 'a b': 'c' } }])(
    'refuses what it cannot send: %o',
    async init => {
      expect(await kindOf(egressTo({}).fetch(`https://${host}/`, init))).toEqual({ kind: 'denied', maybeSent: false })
    },
  )
})

describe('closing', () => {
  test('a close waits for requests in flight and rejects later ones', async () => {
    const server = await started(socket => setImmediate(() => socket.end(reply('ok'))))
    const egress = createEgress({ hosts: new Set(), routes: new Map([[host, server.origin]]), userAgent: 'test/1' })
    const answer = egress.request(post)
    await egress.close()
    expect(await answer).toMatchObject({ text: 'ok' })
    expect(await kindOf(egress.request(get))).toEqual({ kind: 'denied', maybeSent: false })
  })

  test('a malformed policy is rejected at once', () => {
    expect(() => createEgress({ hosts: new Set(), allowPrivate: ['10.0.0.0'], userAgent: 't' })).toThrow()
    expect(() => createEgress({ hosts: new Set(), routes: new Map([['a', 'nowhere']]), userAgent: 't' })).toThrow()
  })
})
