import { expect, test } from 'vitest'
import { openOkx } from '../testing/openOkx.ts'

const { as, CONFIG } = openOkx()

test('the API returns a key’s permissions and the balances of each account', async () => {
  const [mesh] = (await as('Mesh').get(CONFIG)).body.data
  expect(mesh).toMatchObject({ perm: 'read_only,withdraw,trade', type: '0', uid: mesh.mainUid })
  expect((await as('readOnlyKey').get(CONFIG)).body.data).toMatchObject([{ perm: 'read_only' }])
  const funding = await as('MeshUSDC').get('/api/v5/asset/balances')
  expect(funding.body.data).toEqual([{ ccy: 'USDC', bal: '10000', availBal: '10000', frozenBal: '0' }])
  const trading = await as('Mesh').get('/api/v5/account/balance', { ccy: 'UNI,AAVE,USDC' })
  expect(trading.body.data[0].details).toMatchObject([
    { ccy: 'UNI', cashBal: '250', availBal: '250' },
    { ccy: 'AAVE', cashBal: '40' },
  ])
  expect((await as('Mesh').get('/api/v5/asset/balances', { ccy: 'NOPE' })).body.code).toBe('51000')
  expect((await as('Mesh2').get('/api/v5/account/balance')).body.data).toMatchObject([{ details: [] }])
})
