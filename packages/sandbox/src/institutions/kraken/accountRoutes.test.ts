import { expect, test } from 'vitest'
import { krakenClient } from '../testing/krakenClient.ts'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { kraken } from './simulator.ts'

const sandbox = openInstitutions(kraken)
const clients = new Map<string, ReturnType<typeof krakenClient>>()
/** One client per key, because its nonces must increase. */
const as = (key: string) => {
  const client = clients.get(key) ?? krakenClient(sandbox, key)
  clients.set(key, client)
  return client
}

test('the API returns balances by Kraken’s codes, and permissions', async () => {
  const { body } = await as('Mesh').call('BalanceEx')
  expect(body.result).toMatchObject({
    ZUSD: { balance: '10000000.00', hold_trade: '0.00' },
    XXBT: { balance: '5.00000000' },
    USDC: { balance: '10000.000000' },
  })
  expect((await as('Mesh').call('GetApiKeyInfo')).body.result).toMatchObject({
    iban: expect.stringMatching(/^AA\d{2}( [0-9A-F]{4}){3}$/),
    permissions: ['query-funds', 'withdraw-funds'],
  })
  expect((await as('readOnlyKey').call('GetApiKeyInfo')).body.result.permissions).toEqual(['query-funds'])
})
