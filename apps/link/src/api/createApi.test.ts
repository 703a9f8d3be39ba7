import { expect, test } from 'vitest'

import { createApi } from './createApi.ts'

const answering = (status: number, body: string) => async () => new Response(body, { status })

test.each([
  [200, '{"content":null}', 'network'],
  [200, '<html>', 'network'],
  [400, '{"displayMessage":"No"}', 'refused'],
  [401, '{}', 'ended'],
  [502, '<html>', 'server'],
])('%i %s is %s', async (status, body, kind) => {
  await expect(createApi(answering(status, body), () => 't').readSession()).rejects.toMatchObject({ kind })
})

test('sends the session token as a header and never in the address', async () => {
  const seen: unknown[] = []
  const api = createApi(
    async (url, init) => {
      seen.push(url, init?.headers)
      return new Response('{"content":{"transferId":"1"}}')
    },
    () => 'secret',
  )
  await api.readTransfer('a/b')
  expect(seen[0]).toBe('/link/api/transfers/a%2Fb')
  expect(seen[1]).toMatchObject({ authorization: 'Bearer secret' })
})

test('a lost connection is its own kind', async () => {
  const api = createApi(
    () => Promise.reject(new TypeError('x')),
    () => undefined,
  )
  await expect(api.openSession({ code: 'c' })).rejects.toMatchObject({ kind: 'network', httpStatus: 0 })
})
