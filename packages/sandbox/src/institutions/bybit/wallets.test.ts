import { expect, test } from 'vitest'
import { assetOf } from '../data/assets.ts'
import { bybitClient } from '../testing/bybitClient.ts'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { bybit } from './simulator.ts'
import { freeText, freeUnits, walletLines } from './wallets.ts'

const sandbox = openInstitutions(bybit)
const { ctx } = sandbox
const symbolsIn = (wallet: 'FUND' | 'UNIFIED') => walletLines(ctx, 'Mesh', wallet).map(({ asset }) => asset.symbol)

test('every coin lies in one wallet: cash and stable coins in the funding wallet, the rest in the unified one', () => {
  const [fund, unified] = [symbolsIn('FUND'), symbolsIn('UNIFIED')]
  expect(fund).toEqual(['USDC', 'USDT', 'EURC', 'PYUSD', 'DAI', 'USD'])
  expect(unified).toContain('ETH')
  expect(unified.filter(symbol => fund.includes(symbol))).toEqual([])
})

test('the balance of one wallet cannot be withdrawn from the other', () => {
  expect(freeUnits(ctx, 'MeshETH', assetOf('ETH'), 'UNIFIED')).toBe(5_000_000_000n)
  expect(freeUnits(ctx, 'MeshETH', assetOf('ETH'), 'FUND')).toBe(0n)
  expect(freeText(ctx, 'MeshETH', assetOf('ETH'), 'FUND')).toBe('0')
})

test('amounts of pending withdrawals are held: part of the total, and not free', async () => {
  const order = {
    coin: 'USDC',
    chain: 'ETH',
    address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    amount: '10',
    timestamp: sandbox.clock.nowMs(),
    accountType: 'FUND',
  }
  await bybitClient(sandbox, sandbox.clock.nowMs, 'MeshUSDC').post('/v5/asset/withdraw/create', order)
  expect(walletLines(ctx, 'MeshUSDC', 'FUND')).toMatchObject([{ free: '9989.99', held: '10.01', total: '10000' }])
})
