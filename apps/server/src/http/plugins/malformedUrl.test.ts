import { expect, test } from 'vitest'

import { useTestServer } from '../../testing/useTestServer.ts'

const server = useTestServer()

test.each([
  ['a broken percent sequence', '/api/v1/assets/%'],
  ['bytes that are no text', '/api/v1/assets/%ff%fe'],
  ['a part longer than any id', `/api/v1/assets/${'x'.repeat(385)}`],
])('%s is a path with nothing at it', async (_, path) => {
  const [broken, nowhere] = [await server.call('GET', path), await server.call('GET', '/api/v1/nowhere')]
  expect(broken.status).toBe(404)
  expect(broken.body).toEqual(nowhere.body)
  for (const name of ['content-type', 'cache-control', 'x-content-type-options', 'content-security-policy'])
    expect(broken.headers[name]).toBe(nowhere.headers[name])
})
