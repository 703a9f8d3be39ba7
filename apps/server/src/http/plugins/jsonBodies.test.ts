import fastify from 'fastify'
import { expect, test } from 'vitest'

import { jsonBodies } from './jsonBodies.ts'

const post = async (type: string, payload: string, headers: Record<string, string> = {}) => {
  const app = fastify()
  jsonBodies(app)
  app.post('/', async request => ({ body: request.body }))
  const { statusCode, payload: text } = await app.inject({
    method: 'POST',
    url: '/',
    headers: { ...headers, 'content-type': type },
    payload,
  })
  await app.close()
  return [statusCode, statusCode === 200 ? (JSON.parse(text) as { body: unknown }).body : undefined]
}

test.each(['application/json', 'text/json', 'application/scim+json; charset=utf-8'])(
  'a body of type %s is read',
  async type => {
    expect(await post(type, '{"a":1}')).toEqual([200, { a: 1 }])
  },
)

test('an empty body is an empty object, and a body of another type is refused', async () => {
  expect(await post('application/json', '')).toEqual([200, {}])
  expect((await post('text/plain', '{"a":1}'))[0]).toBe(415)
})

test.each([
  ['gzip', 415],
  ['Identity, br', 415],
  ['identity', 200],
])('a body with Content-Encoding %s is answered %i', async (encoding, status) => {
  expect((await post('application/json', '{"a":1}', { 'content-encoding': encoding }))[0]).toBe(status)
})
