import { expect, test } from 'vitest'
import { openKucoin } from '../testing/openKucoin.ts'

const { as } = openKucoin()

test('the API returns a key’s permissions and the balances of each account', async () => {
  const mesh = as('Mesh')
  expect((await mesh.get('/api/v1/user/api-key')).body.data).toMatchObject({
    permission: 'General,Spot,Transfer',
    isMaster: true,
  })
  expect((await as('readOnlyKey').get('/api/v1/user/api-key')).body.data.permission).toBe('General')
  const { data } = (await as('MeshUSDC').get('/api/v1/accounts')).body
  expect(data).toMatchObject([{ currency: 'USDC', type: 'main', balance: '10000', available: '10000', holds: '0' }])
  const traded = (await mesh.get('/api/v1/accounts', { type: 'trade', currency: 'BTC' })).body.data
  expect(traded).toMatchObject([{ currency: 'BTC', type: 'trade', balance: '5' }])
  expect((await mesh.get('/api/v1/accounts', { type: 'margin' })).body.data).toEqual([])
})
