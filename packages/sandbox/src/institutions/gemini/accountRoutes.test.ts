import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { geminiClient } from '../testing/geminiClient.ts'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { gemini } from './simulator.ts'

const sandbox = openInstitutions(gemini)
const clients = new Map<string, ReturnType<typeof geminiClient>>()
/** One client per key, because its nonces must increase. */
const as = (key: string) => {
  const known = clients.get(key) ?? geminiClient(sandbox, key)
  clients.set(key, known)
  return known
}
const TO = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const WITHDRAW = '/v2/withdraw/ethereum/usdc'
const order = (change: object = {}) => ({ address: TO, amount: '10', clientTransferId: randomUUID(), ...change })

test('the API returns roles, account and balances', async () => {
  expect((await as('Mesh').call('/v1/roles')).body).toEqual({ isAuditor: false, isFundManager: true, isTrader: true })
  const auditor = as('readOnlyKey')
  expect((await auditor.call('/v1/roles')).body).toEqual({ isAuditor: true, isFundManager: false, isTrader: false })
  const refused = await auditor.call(WITHDRAW, order())
  expect(refused).toMatchObject({ status: 403, body: { reason: 'MissingRole' } })
  expect(refused.body.message).toContain('[FundManager]')
  expect((await as('Mesh').call('/v1/account')).body).toMatchObject({
    account: { shortName: 'primary', type: 'exchange', created: expect.stringMatching(/^\d{13}$/) },
    users: [{ name: 'Mesh Sandbox', status: 'Active', countryCode: 'US' }],
  })
  expect((await as('MeshETH').call('/v1/balances')).body).toEqual([
    { type: 'exchange', currency: 'ETH', amount: '50', available: '50', availableForWithdrawal: '50' },
  ])
  expect((await as('Mesh2').call('/v1/balances')).body).toEqual([])
})
