import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts'
import { describeBridgingGate } from '../../../testing/describeBridgingGate.ts'
import { describeDoor } from '../../../testing/describeDoor.ts'
import { describeFields } from '../../../testing/describeRefusals.ts'
import { shopAddress } from '../../../testing/linkFlows.ts'

const method = 'POST'
const path = '/api/v1/bridging/address'
let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
  await server.ctx.store.clients.setMayBridge(server.client.scope, true)
})
afterAll(() => server?.stop())

const origin = { network: 'eip155:11155111', asset: 'USDC' }
const destination = { network: 'eip155:84532', asset: 'USDC', address: shopAddress }
const good = () => ({ userId: 'user-1', transactionId: 'order-1', origin, destination })

describe('POST /bridging/address', () => {
  test('badRequest where no route is configured, at the limits of every field', async () => {
    const longest = { userId: 'u'.repeat(384), transactionId: 't'.repeat(128) }
    for (const changes of [{}, longest]) {
      const { status, body } = await server.call(method, path, { body: { ...good(), ...changes } })
      expect({ status, type: body.errorType }).toEqual({ status: 400, type: 'badRequest' })
      expect(body.message).toMatch(/No route is configured/)
    }
  })

  describeBridgingGate(() => server, path, good)
  describeDoor(() => server, { method, path, permission: 'write', options: () => ({ body: good() }) })
  describeFields(() => server, { method, path, good }, [
    ['userId', { userId: undefined }, 'missingField'],
    ['userId', { userId: 'u'.repeat(385) }],
    ['transactionId', { transactionId: undefined }, 'missingField'],
    ['transactionId', { transactionId: 't'.repeat(129) }],
    ['origin.network', { origin: { asset: 'USDC' } }, 'missingField'],
    ['destination.address', { destination: { ...destination, address: 'x'.repeat(201) } }],
  ])
})
