import { expect, test } from 'vitest'

import { travelRuleData } from './travelRuleData.ts'

const data = {
  walletType: 'institution',
  isOwnWallet: false,
  institutionId: 'vasp-1',
  beneficiary: {
    name: 'Ada Example',
    address: { line1: 'Main Street 1', city: 'Berlin', postalCode: '10115', countryCode: 'de' },
  },
} as const

test('a beneficiary at an institution is sent in Coinbase’s names', () => {
  expect(travelRuleData(data)).toEqual({
    beneficiary_wallet_type: 'WALLET_TYPE_EXCHANGE',
    is_self: 'IS_SELF_FALSE',
    beneficiary_name: 'Ada Example',
    beneficiary_address: { address1: 'Main Street 1', city: 'Berlin', country: 'DE', postal_code: '10115' },
    beneficiary_financial_institution: 'vasp-1',
  })
})

test('the user’s own wallet names no institution', () => {
  const { institutionId: _, ...own } = { ...data, walletType: 'selfHosted', isOwnWallet: true } as const
  const sent = travelRuleData(own as Parameters<typeof travelRuleData>[0])
  expect(sent).toMatchObject({ beneficiary_wallet_type: 'WALLET_TYPE_SELF_HOSTED', is_self: 'IS_SELF_TRUE' })
  expect(sent).not.toHaveProperty('beneficiary_financial_institution')
})
