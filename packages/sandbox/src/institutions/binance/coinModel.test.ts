import { expect, test } from 'vitest'
import { assetOf } from '../data/assets.ts'
import { binanceClient } from '../testing/binanceClient.ts'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { coinModel, stepOf } from './coinModel.ts'
import { binance } from './simulator.ts'
import { binanceVariant } from './variants.ts'

test('amounts on hold are reported as locked for orders and as withdrawing otherwise', async () => {
  const sandbox = openInstitutions(binance)
  const mesh = binanceClient(sandbox, sandbox.clock.nowMs, 'Mesh')
  const limit = { symbol: 'ETHUSDT', side: 'BUY', type: 'LIMIT', timeInForce: 'GTC', quantity: '1', price: '2000' }
  await mesh.call('POST', '/api/v3/order', limit)
  const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  await mesh.call('POST', '/sapi/v1/capital/withdraw/apply', { coin: 'ETH', network: 'ETH', address, amount: '2' })
  const ctx = { ...sandbox.ctx, variant: binanceVariant }
  expect(coinModel(ctx, 'Mesh', assetOf('USDT'))).toMatchObject({ free: '8000', locked: '2000', withdrawing: '0' })
  expect(coinModel(ctx, 'Mesh', assetOf('ETH'))).toMatchObject({ free: '48', locked: '0', withdrawing: '2' })
})

test('money has no networks and is not traded; a closed network says why', () => {
  const ctx = { ...openInstitutions(binance).ctx, variant: binanceVariant }
  expect(coinModel(ctx, 'Mesh', assetOf('USD'))).toMatchObject({
    isLegalMoney: true,
    trading: false,
    networkList: [],
    withdrawAllEnable: false,
  })
  const solana = coinModel(ctx, 'Mesh', assetOf('USDC')).networkList.find(({ network }) => network === 'SOL')
  expect(solana).toMatchObject({ depositEnable: false, withdrawDesc: 'Wallet Maintenance, Withdrawal Suspended' })
})

test('an amount is a multiple of the asset’s smallest unit', () => {
  expect([stepOf(assetOf('USDC')), stepOf(assetOf('ETH'))]).toEqual(['0.000001', '0.00000001'])
})
