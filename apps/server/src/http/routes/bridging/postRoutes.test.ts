import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts'
import { describeBridgingGate } from '../../../testing/describeBridgingGate.ts'
import { describeDoor } from '../../../testing/describeDoor.ts'
import { describeFields } from '../../../testing/describeRefusals.ts'

const method = 'POST'
let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
  await server.ctx.store.clients.setMayBridge(server.client.scope, true)
})
afterAll(() => server?.stop())

const base = { network: 'eip155:84532', asset: 'usdc' }

describe.each([
  ['withdrawal', 'sources'],
  ['deposit', 'destinations'],
])('POST /bridging/routes/%s', (direction, field) => {
  const path = `/api/v1/bridging/routes/${direction}`
  const good = () => ({ [field]: [base] })

  test('is ok and empty where no route is configured, on known and unknown networks', async () => {
    for (const network of [base.network, 'eip155:999999', 'not a chain']) {
      const body = { [field]: [{ ...base, network }], optimized: false }
      const answer = await server.call(method, path, { body })
      expect({ status: answer.status, content: answer.body.content }).toEqual({ status: 200, content: { routes: [] } })
    }
  })

  describeBridgingGate(() => server, path, good)
  describeDoor(() => server, { method, path, permission: 'read', options: () => ({ body: good() }) })
  describeFields(() => server, { method, path, good }, [
    [field, { [field]: undefined }, 'missingField'],
    [field, { [field]: [] }],
    [field, { [field]: base }],
    [field, { [field]: Array.from({ length: 201 }, () => base) }],
    [`${field}[0].network`, { [field]: [{ asset: 'USDC' }] }, 'missingField'],
    [`${field}[1].asset`, { [field]: [base, { network: base.network }] }, 'missingField'],
    ['optimized', { optimized: 'yes' }],
  ])
})
