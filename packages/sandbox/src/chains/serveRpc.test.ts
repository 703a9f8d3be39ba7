import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveRpc } from './serveRpc.ts'

let node: Awaited<ReturnType<typeof serveRpc>>
beforeAll(async () => void (node = await serveRpc(async body => JSON.stringify({ echo: body }), 0)))
afterAll(() => node.stop())

test('a call gets a response, which pages of any origin may read', async () => {
  const response = await fetch(node.rpcUrl, { method: 'POST', body: 'call' })
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(await response.json()).toEqual({ echo: 'call' })
})

test.each([
  ['OPTIONS', 204],
  ['GET', 405],
])('%s is answered %i', async (method, status) => {
  expect((await fetch(node.rpcUrl, { method })).status).toBe(status)
})

test('a body of more than 256 kB is refused', async () => {
  expect((await fetch(node.rpcUrl, { method: 'POST', body: 'x'.repeat(257 * 1024) })).status).toBe(413)
})

test('a port that is taken is a failure to start', async () => {
  await expect(serveRpc(async () => '', Number(new URL(node.rpcUrl).port))).rejects.toThrow('EADDRINUSE')
})
