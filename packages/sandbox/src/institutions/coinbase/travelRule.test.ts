import { expect, test } from 'vitest'
import { travelRuleProblem } from './travelRule.ts'

const whole = {
  beneficiary_wallet_type: 'WALLET_TYPE_EXCHANGE',
  is_self: 'IS_SELF_FALSE',
  beneficiary_name: 'Ada Lovelace',
  beneficiary_address: { address1: '1 Main St', city: 'Springfield', country: 'US', postal_code: '49007' },
}

test('whole data has no problem, with the id of the receiving institution or without', () => {
  expect(travelRuleProblem(whole)).toBeUndefined()
  const beneficiary_financial_institution = '03b2d786-7092-4a6a-9737-d6013e21819b'
  expect(travelRuleProblem({ ...whole, beneficiary_financial_institution })).toBeUndefined()
})

test.each([
  [undefined, 'travel_rule_data'],
  ['text', 'travel_rule_data'],
  [{ ...whole, beneficiary_wallet_type: 'WALLET' }, 'beneficiary_wallet_type'],
  [{ ...whole, is_self: true }, 'is_self'],
  [{ ...whole, beneficiary_name: '  ' }, 'beneficiary_name'],
  [{ ...whole, beneficiary_address: undefined }, 'beneficiary_address.address1'],
  [{ ...whole, beneficiary_address: { ...whole.beneficiary_address, city: '' } }, 'beneficiary_address.city'],
  [{ ...whole, beneficiary_address: { ...whole.beneficiary_address, country: 'USA' } }, 'beneficiary_address.country'],
  [
    { ...whole, beneficiary_address: { ...whole.beneficiary_address, postal_code: 1 } },
    'beneficiary_address.postal_code',
  ],
  [{ ...whole, beneficiary_financial_institution: 'Bank' }, 'beneficiary_financial_institution'],
])('%j lacks %s', (given, field) => {
  expect(travelRuleProblem(given)).toBe(field)
})
