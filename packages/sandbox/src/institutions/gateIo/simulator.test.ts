import { expect, test } from 'vitest'
import { gateClient } from '../testing/gateClient.ts'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { gateIo } from './simulator.ts'

const sandbox = openInstitutions(gateIo)
const mesh = gateClient(sandbox, sandbox.clock.nowMs, 'Mesh')

test('says in its own words that there were too many requests, and that there is no such path', async () => {
  await sandbox.control('POST', '/faults', { host: 'api.gateio.ws', path: '/api/v4/spot', mode: 'rateLimit' })
  expect(await mesh.get('/spot/accounts')).toMatchObject({ status: 429, body: { label: 'TOO_MANY_REQUESTS' } })
  expect(await mesh.get('/spot/accounts')).toMatchObject({ status: 200 })
  expect(await mesh.get('/spot/orders')).toMatchObject({ status: 404, body: { label: 'NOT_FOUND' } })
})
