import { expect, test } from 'vitest'
import { tradeHistory } from './tradeHistory.ts'

test('personas have traded before, always the same, in coins they own', () => {
  expect(tradeHistory('binance', 'Mesh2')).toEqual([])
  expect(tradeHistory('binance', 'Nobody')).toEqual([])
  const history = tradeHistory('coinbase', 'Mesh')
  expect(history.length).toBeGreaterThanOrEqual(6)
  expect(tradeHistory('coinbase', 'Mesh')).toEqual(history)
  expect(new Set(tradeHistory('coinbase', 'MeshSOL').map(({ base }) => base))).toEqual(new Set(['SOL']))
})

test('an order that was cancelled traded nothing, and every other traded all that it was for', () => {
  for (const { status, filledUnits, baseUnits, valueUnits, feeUnits } of tradeHistory('coinbase', 'Mesh')) {
    if (status === 'cancelled') expect([filledUnits, valueUnits, feeUnits]).toEqual(['0', '0', '0'])
    else expect([status, filledUnits]).toEqual(['filled', baseUnits])
  }
})

test('each institution has its own ids, money and fees', () => {
  const [coinbase] = tradeHistory('coinbase', 'MeshBTC')
  const [binance] = tradeHistory('binance', 'MeshBTC')
  // 0.25 BTC for 10537.625: Coinbase keeps 0.6 % of the money, Binance 0.1 % of the coins.
  expect(coinbase).toMatchObject({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), quote: 'USD', feeUnits: '6323' })
  expect(binance).toMatchObject({ id: expect.stringMatching(/^\d+$/), quote: 'USDT', feeUnits: '25000' })
})
