import { expect, test } from 'vitest'
import { okxClient } from '../testing/okxClient.ts'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { okx } from './simulator.ts'

const sandbox = openInstitutions(okx)
const as = (key: string, wrong: Parameters<typeof okxClient>[3] = {}) =>
  okxClient(sandbox, sandbox.clock.nowMs, key, wrong)
const TO = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test('chains are listed, with addresses for open ones', async () => {
  const mesh = as('Mesh')
  const { data } = (await mesh.get('/api/v5/asset/currencies', { ccy: 'USDC' })).body
  expect(data).toMatchObject([
    { chain: 'USDC-ERC20', fee: '0.01', minWd: '1', wdTickSz: '6', canWd: true, mainNet: true },
    { chain: 'USDC-Base', fee: '0.005', mainNet: false },
    { chain: 'USDC-Solana', canWd: false, canDep: false },
  ])
  expect((await mesh.get('/api/v5/asset/currencies', { ccy: 'NOPE' })).status).toBe(400)
  expect((await mesh.get('/api/v5/asset/currencies')).body.data.length).toBeGreaterThan(10)
  const addresses = await mesh.get('/api/v5/asset/deposit-address', { ccy: 'USDC' })
  expect(addresses.body.data).toMatchObject([
    { chain: 'USDC-ERC20', addr: TO, selected: true },
    { chain: 'USDC-Base', addr: TO },
  ])
  expect((await mesh.get('/api/v5/asset/deposit-address')).body.code).toBe('50014')
})
