import { defined } from '@rialto/defined'
import { expect, test } from 'vitest'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { alpaca } from './simulator.ts'

const sandbox = openInstitutions(alpaca)
const call = async (persona: string, method: string, path: string, body?: object, host = 'api.alpaca.markets') => {
  const response = await sandbox.fetch(`${sandbox.origin}/~${host}${path}`, {
    method,
    headers: { 'apca-api-key-id': persona, 'apca-api-secret-key': 'Pass123' },
    ...defined({ body: body && JSON.stringify(body) }),
  })
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- answers are taken apart by the tests
  return { status: response.status, body: (await response.json()) as any }
}

test('market data requires no authentication', async () => {
  const path = '/v1beta3/crypto/us/latest/trades?symbols=BTC%2FUSD'
  const { body } = await call('Nobody', 'GET', path, undefined, 'data.alpaca.markets')
  expect(body.trades['BTC/USD'].p).toBe(60_000)
  const wrong = await call('Nobody', 'GET', path.replace('BTC', 'NOPE'), undefined, 'data.alpaca.markets')
  expect(wrong.status).toBe(400)
})
