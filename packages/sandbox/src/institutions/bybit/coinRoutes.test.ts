import { beforeEach, expect, test } from 'vitest'
import { bybitClient } from '../testing/bybitClient.ts'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { bybit } from './simulator.ts'

const sandbox = openInstitutions(bybit)
const as = (key: string, secret?: string) => bybitClient(sandbox, sandbox.clock.nowMs, key, secret)
// A coin can be withdrawn on a chain once in ten seconds.
beforeEach(() => sandbox.clock.advance(10_000))
const TO = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test('coins are listed, with addresses for open networks', async () => {
  const info = await as('Mesh').get('/v5/asset/coin/query-info', { coin: 'USDC' })
  expect(info.body.result.rows[0].chains).toMatchObject([
    { chain: 'ETH', withdrawFee: '0.01', withdrawMin: '1', minAccuracy: '6', chainWithdraw: '1' },
    { chain: 'BASE', withdrawFee: '0.005' },
    { chain: 'SOL', chainWithdraw: '0', chainDeposit: '0' },
  ])
  expect((await as('Mesh').get('/v5/asset/coin/query-info', { coin: 'NOPE' })).body.result.rows).toEqual([])
  const path = '/v5/asset/deposit/query-address'
  const one = await as('Mesh').get(path, { coin: 'USDC', chainType: 'BASE' })
  expect(one.body.result).toMatchObject({ coin: 'USDC', chains: [{ chain: 'BASE', addressDeposit: TO }] })
  expect((await as('Mesh').get(path, { coin: 'USDC', chainType: 'SOL' })).body.retCode).toBe(131002)
})
