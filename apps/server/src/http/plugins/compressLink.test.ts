import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'

import { useTestServer } from '../../testing/useTestServer.ts'
import { openSession } from '../../testing/linkFlows.ts'

const server = useTestServer()

const read = async (encoding: string | undefined) => {
  const { session } = await openSession(server)
  const headers = { authorization: `Bearer ${session}`, ...(encoding && { 'accept-encoding': encoding }) }
  return server.app.inject({ url: '/link/api/session', headers })
}

test('Link’s responses are compressed if the browser accepts it, with the same content', async () => {
  const [plain, zipped] = [await read(undefined), await read('gzip, deflate, br')]
  expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: expect.stringContaining('accept-encoding') })
  expect(zipped.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
  const institutionsOf = (text: string) =>
    (JSON.parse(text) as { content: { integrations: unknown } }).content.integrations
  expect(institutionsOf(gunzipSync(zipped.rawPayload).toString())).toEqual(institutionsOf(plain.payload))
  expect(institutionsOf(plain.payload)).not.toEqual([])
})

test('a response is not compressed if it is short or the client does not accept compression', async () => {
  expect((await read('identity')).headers['content-encoding']).toBeUndefined()
  const refused = await server.app.inject({ url: '/link/api/session', headers: { 'accept-encoding': 'gzip' } })
  expect(refused.headers['content-encoding']).toBeUndefined()
  expect(refused.json()).toMatchObject({ status: 'permissionDenied' })
})
