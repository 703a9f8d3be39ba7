import type { ComplianceRecord } from '@rialto/contract'
import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { replaceComplianceRecord } from './replaceComplianceRecord.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const
const id = '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d'
const record: ComplianceRecord = {
  clientType: 'merchant',
  walletType: 'institution',
  institutionId: '11111111-2222-4333-8444-555555555555',
  legalEntityIdentifier: '5493001kjtiigc8y1r12',
  registeredAddress: { line1: 'Torstraße 1', city: 'Berlin', postalCode: '10119', countryCode: 'de' },
}

const contextWith = (isThere: boolean) =>
  partialContext({
    store: {
      subClients: {
        setCompliance: async (_, subClientId, stored, updatedAtMs) =>
          isThere ? { subClientId, businessLegalName: 'Sub GmbH', record: stored, updatedAtMs } : undefined,
      },
    },
  })
const replace = (changes: Partial<ComplianceRecord> = {}, isThere = true) =>
  replaceComplianceRecord(contextWith(isThere), scope, id.toUpperCase(), { ...record, ...changes })

test('country codes and identifiers are stored in upper case, under the id in lower case', async () => {
  expect(await replace()).toMatchObject({
    subClientId: id,
    record: { legalEntityIdentifier: '5493001KJTIIGC8Y1R12', registeredAddress: { countryCode: 'DE' } },
  })
})

test.each<[string, Partial<ComplianceRecord>, string]>([
  ['an identifier with a typing error', { legalEntityIdentifier: '5493001KJTIIGC8Y1R13' }, 'legalEntityIdentifier: '],
  ['an institution for keys that the user holds', { walletType: 'selfHosted' }, 'institutionId: '],
])('%s is rejected, naming the field', async (_, changes, field) => {
  await expect(replace(changes)).rejects.toMatchObject({ message: expect.stringContaining(field) })
})

test('the record of an unknown sub-client is not stored', async () => {
  await expect(replace({}, false)).rejects.toMatchObject({ type: 'notFound' })
})
