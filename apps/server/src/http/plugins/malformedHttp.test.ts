import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

import { beforeAll, expect, test } from 'vitest'

import { useTestServer } from '../../testing/useTestServer.ts'

const server = useTestServer()
let port: number
beforeAll(async () => {
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port)
})

const sendRaw = async (request: string) => {
  const socket = connect(port, '127.0.0.1')
  socket.write(request)
  const answer = await text(socket)
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), head, body: JSON.parse(body) as unknown }
}

test.each([
  ['no HTTP', 400, 'nonsense\r\n\r\n', 'not valid HTTP'],
  [
    'two lengths',
    400,
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
    'not valid HTTP',
  ],
  ['no Host', 400, 'GET /api/v1/status HTTP/1.1\r\n\r\n', 'has no Host header'],
  ['two hosts', 400, 'GET /api/v1/status HTTP/1.1\r\nHost: a\r\nhOST: b\r\n\r\n', 'has more than one Host header'],
  ['20 kB of headers', 431, `GET / HTTP/1.1\r\nHost: a\r\nX-Much: ${'a'.repeat(20_000)}\r\n\r\n`, 'larger than 16 kB'],
])('%s: %i in the envelope', async (_, status, request, message) => {
  const answer = await sendRaw(request)
  expect(answer).toMatchObject({
    status,
    body: { status: 'badRequest', errorType: 'badRequest', message: expect.stringContaining(message), teamCode: 'AP' },
  })
  expect(answer.head.toLowerCase()).toContain('connection: close')
})

test.each(['QUERY', 'PROPFIND', 'ACL', 'TRACE', 'INVENTED', 'get'])(
  'the method %s is 405 with the allowed methods, and 404 where there is no route',
  async method => {
    const lines = 'HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'
    const answer = await sendRaw(`${method} /api/v1/linktoken?x=1 ${lines}`)
    expect(answer).toMatchObject({ status: 405, body: { errorType: 'badRequest' } })
    expect(answer.body).toMatchObject({ message: `${method} is not allowed here. Use POST.` })
    expect(answer.head.toLowerCase()).toContain('allow: post\r\n')
    expect(await sendRaw(`${method} /api/v1/nothing ${lines}`)).toMatchObject({
      status: 404,
      body: { status: 'notFound', errorType: 'notFound', message: 'Route not found.' },
    })
  },
)

test('a method with a body that no route reads is 405', async () => {
  const body = '{"a":1}'
  const head = 'HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\n'
  expect(await sendRaw(`QUERY /api/v1/linktoken ${head}Content-Length: ${body.length}\r\n\r\n${body}`)).toMatchObject({
    status: 405,
  })
})
