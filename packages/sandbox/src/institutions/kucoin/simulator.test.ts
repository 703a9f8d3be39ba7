import { expect, test } from 'vitest'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { kucoinClient } from '../testing/kucoinClient.ts'
import { kucoin } from './simulator.ts'

const sandbox = openInstitutions(kucoin)
const mesh = kucoinClient(sandbox, sandbox.clock.nowMs, 'Mesh')

test('too many requests and unknown paths get KuCoin’s own error responses', async () => {
  await sandbox.control('POST', '/faults', { host: 'api.kucoin.com', path: '/api/v1/accounts', mode: 'rateLimit' })
  expect(await mesh.get('/api/v1/accounts')).toMatchObject({ status: 429, body: { code: '429000' } })
  expect(await mesh.get('/api/v1/accounts')).toMatchObject({ status: 200 })
  expect(await mesh.get('/api/v1/orders')).toMatchObject({ status: 404, body: { code: '404000' } })
})
