import { expect, test } from 'vitest'

import type { StoredCompliance } from '../clients/ports.ts'
import type { Scope } from '../kernel/scope.ts'
import { partialContext } from '../testing/partialContext.ts'
import { suggestTravelRule } from './suggestTravelRule.ts'

const scope: Scope = { clientId: 'client', environment: 'sandbox' }
const subClientId = '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d'
const registeredAddress = { line1: 'Torstraße 1', city: 'Berlin', postalCode: '10119', countryCode: 'DE' }
const compliance: StoredCompliance = {
  subClientId,
  businessLegalName: 'Example GmbH',
  record: { clientType: 'merchant', walletType: 'selfHosted', registeredAddress },
  updatedAtMs: 0,
}

const suggest = (id: string | undefined, stored: StoredCompliance = compliance) => {
  const findCompliance = async (_: Scope, asked: string) => (asked === subClientId ? stored : undefined)
  const ctx = partialContext({ store: { subClients: { findCompliance } } })
  return suggestTravelRule(ctx, id === undefined ? { scope } : { scope, subClientId: id })
}

test('the beneficiary is the sub-client’s registered name, for any case of its id', async () => {
  const suggested = {
    walletType: compliance.record.walletType,
    beneficiary: { name: 'Example GmbH', address: registeredAddress },
  }
  expect(await suggest(subClientId)).toEqual(suggested)
  expect(await suggest(subClientId.toUpperCase())).toEqual(suggested)
})

test('the institution is suggested where the record names one', async () => {
  const institutionId = '11111111-2222-4333-8444-555555555555'
  const record = { ...compliance.record, institutionId }
  expect(await suggest(subClientId, { ...compliance, record })).toMatchObject({ institutionId })
})

test.each([undefined, 'no id', '11111111-2222-4333-8444-555555555555'])(
  'without a sub-client that has a record (%s) nothing is suggested',
  async id => {
    expect(await suggest(id)).toEqual({})
  },
)
