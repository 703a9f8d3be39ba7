import { expect, test } from 'vitest'
import { gateClient } from '../testing/gateClient.ts'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { gateIo } from './simulator.ts'

const sandbox = openInstitutions(gateIo)
const mesh = gateClient(sandbox, sandbox.clock.nowMs, 'Mesh')

test('too many requests and unknown paths get Gate’s own error responses', async () => {
  await sandbox.control('POST', '/faults', { host: 'api.gateio.ws', path: '/api/v4/spot', mode: 'rateLimit' })
  expect(await mesh.get('/spot/accounts')).toMatchObject({ status: 429, body: { label: 'TOO_MANY_REQUESTS' } })
  expect(await mesh.get('/spot/accounts')).toMatchObject({ status: 200 })
  expect(await mesh.get('/spot/orders')).toMatchObject({ status: 404, body: { label: 'NOT_FOUND' } })
})
