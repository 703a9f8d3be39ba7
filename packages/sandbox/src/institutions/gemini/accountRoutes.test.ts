import { expect, test } from 'vitest'
import { openGemini } from '../testing/openGemini.ts'

const { as, WITHDRAW, order } = openGemini()

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
