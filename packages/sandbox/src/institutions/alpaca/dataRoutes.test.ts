import { expect, test } from 'vitest'
import { openAlpaca } from '../testing/openAlpaca.ts'

const { call } = openAlpaca()

test('market data requires no authentication', async () => {
  const path = '/v1beta3/crypto/us/latest/trades?symbols=BTC%2FUSD'
  const { body } = await call('Nobody', 'GET', path, undefined, 'data.alpaca.markets')
  expect(body.trades['BTC/USD'].p).toBe(60_000)
  const wrong = await call('Nobody', 'GET', path.replace('BTC', 'NOPE'), undefined, 'data.alpaca.markets')
  expect(wrong.status).toBe(400)
})
