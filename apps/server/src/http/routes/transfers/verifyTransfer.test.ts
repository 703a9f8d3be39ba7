import { describe, expect, test } from 'vitest'

import { useTestServer } from '../../../testing/useTestServer.ts'
import { describeAuthentication } from '../../../testing/describeAuthentication.ts'
import { baseSepoliaId, coinbaseId, shopAddress } from '../../../testing/linkFlows.ts'

const method = 'GET'
const path = '/api/v1/transfers/managed/verify'
const good = { integrationId: coinbaseId, token: 'usdc', networkId: baseSepoliaId, targetAddress: shopAddress }
const server = useTestServer()

const withQuery = (fields: Record<string, string>) => `${path}?${new URLSearchParams(fields).toString()}`

describe('GET /transfers/managed/verify', () => {
  test('fields are accepted as a JSON body, in any case', async () => {
    const { status, body } = await server.call(method, path, { body: good })
    expect({ status, content: body.content }).toEqual({ status: 200, content: { status: 'succeeded' } })
    const pascal = { IntegrationId: coinbaseId, Token: 'USDC', NetworkId: 'eip155:84532', TargetAddress: shopAddress }
    expect((await server.call(method, path, { body: pascal })).body.content).toEqual({ status: 'succeeded' })
  })

  test('fields are accepted as query parameters, without a content type', async () => {
    expect((await server.call(method, withQuery(good))).body.content).toEqual({ status: 'succeeded' })
    const untyped = { body: JSON.stringify({ targetAddress: 'nowhere' }), headers: { 'content-type': '' } }
    expect((await server.call(method, path, untyped)).body.content.failureReason).toBe('invalidAddressFormat')
  })

  test('the body’s word counts where both are sent', async () => {
    const { body } = await server.call(method, withQuery(good), { body: { targetAddress: 'nowhere' } })
    expect(body.content).toMatchObject({ status: 'failed', failureReason: 'invalidAddressFormat' })
  })

  test.each([
    ['notSupportedOnIntegration', { integrationId: '00000000-0000-4000-8000-000000000001' }],
    ['notSupportedOnNetwork', { networkId: '00000000-0000-4000-8000-000000000001' }],
    ['notSupportedOnNetwork', { networkId: 'eip155:1' }],
    ['notSupportedOnNetwork', { token: 'BTC' }],
    ['notSupportedOnToken', { token: 'NOTHING', networkId: '' }],
    ['invalidAddressFormat', { targetAddress: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' }],
  ])('says %s for %j', async (failureReason, change) => {
    const { status, body } = await server.call(method, path, { body: { ...good, ...change } })
    expect(status).toBe(200)
    expect(body.content).toMatchObject({ status: 'failed', failureReason, errorMessage: expect.any(String) })
  })

  test('a request without anything to check gives missingField', async () => {
    for (const options of [{}, { body: {} }, { body: { token: null } }]) {
      const { status, body } = await server.call(method, path, options)
      expect({ status, type: body.errorType }).toEqual({ status: 400, type: 'missingField' })
    }
  })

  test.each([
    ['badRequest', '{"token":'],
    ['badRequest', '[]'],
    ['badRequest', '"text"'],
    ['badRequest', Buffer.from([0x7b, 0xff, 0x7d])],
    ['badRequest', JSON.stringify({ token: 'x'.repeat(9_000) })],
    ['invalidField', JSON.stringify({ token: 7 })],
    ['invalidField', JSON.stringify({ token: { toString: 'x' } })],
    ['invalidField', JSON.stringify({ targetAddress: 'x'.repeat(1_025) })],
  ])('%s for a body that cannot be read', async (errorType, body) => {
    const answer = await server.call(method, path, { body })
    expect({ status: answer.status, type: answer.body.errorType }).toEqual({ status: 400, type: errorType })
  })

  test('a real connection works too, and serves the next request', async () => {
    const at = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }))
    const { Agent, request } = await import('node:http')
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const { clientId, secret } = server.client
    const headers = { 'x-client-id': clientId, 'x-client-secret': secret, 'content-type': 'application/json' }
    const send = (url: string, body?: string) =>
      new Promise<string>((resolve, reject) => {
        const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
        const sent = request(new URL(url, at), { method, agent, headers: { ...headers, ...length } }, answer => {
          let text = ''
          answer.on('data', (chunk: Buffer) => (text += chunk.toString()))
          answer.on('end', () => resolve(text))
        })
        sent.on('error', reject)
        sent.end(body)
      })
    expect(await send(path, JSON.stringify(good))).toContain('"succeeded"')
    expect(await send('/api/v1/status')).toContain('"ok"')
    expect(await send(path, JSON.stringify({ token: 'NOTHING' }))).toContain('notSupportedOnToken')
    agent.destroy()
  })

  describeAuthentication(() => server, { method, path, permission: 'any', options: () => ({ body: good }) })
})
