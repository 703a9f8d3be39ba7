import { expect, it } from 'vitest'
import { findRule } from '../../kit/errorTable.ts'
import { commitErrors, upholdErrors } from './errors.ts'

const about = (path: string, code: string): object => {
  const fields = path.split('.')
  const leaf: object = { [fields.pop() ?? '']: [{ code, message: 'This value is not right' }] }
  const errors = fields.reduceRight<object>(
    (inner, field) => ({ [field]: { code: 'validation_failed', errors: inner } }),
    leaf,
  )
  return { code: 'validation_failed', errors }
}
const blocked = (requirements: string[], restrictions: string[] = []) => ({
  capability: 'crypto_withdrawals',
  code: 'forbidden',
  message: 'Quote not allowed due to capability constraints',
  requirements,
  restrictions,
})
const ruleOf = (status: number, body: unknown, headers = {}) => {
  const upstream = upholdErrors.readError(body, { status, headers })
  if (upstream === undefined) throw new Error('not read')
  return findRule(upholdErrors, { status, ...upstream })
}

it.each<[number, object, string]>([
  [400, about('denomination.amount', 'sufficient_funds'), 'insufficientFunds'],
  [400, about('denomination.amount', 'sufficient_unlocked_funds'), 'insufficientFunds'],
  [400, about('destination.amount', 'less_than_or_equal_to'), 'amountExceedsMaximum'],
  [400, about('denomination.amount', 'greater_than_or_equal_to'), 'amountBelowMinimum'],
  [400, about('destination', 'required'), 'invalidAddress'],
  [400, about('network', 'choice'), 'networkUnsupported'],
  [400, about('currency', 'currency'), 'networkUnsupported'],
  [400, about('user', 'password_reset_restriction'), 'accountLocked'],
  [400, about('user', 'restricted_by_authentication_method_reset'), 'accountLocked'],
  [400, { code: 'password_reset_restriction', message: '' }, 'accountLocked'],
  [400, about('reference', 'length'), 'refused'],
  [401, { code: 'unauthorized', message: 'Unauthorized' }, 'credentialsInvalid'],
  [401, { error: 'invalid_token', error_description: 'The access token is invalid' }, 'credentialsInvalid'],
  [403, { code: 'forbidden', message: 'Forbidden' }, 'permissionMissing'],
  [403, { error: 'insufficient_scope' }, 'permissionMissing'],
  [403, blocked(['user-must-submit-identity']), 'kycRequired'],
  [403, blocked(['user-must-submit-enhanced-due-diligence']), 'kycRequired'],
  [403, { error: blocked([], ['user-status-not-valid']) }, 'accountLocked'],
  [500, { code: 'internal_server_error', message: '' }, 'unavailable'],
])('%d %j is %s', (status, body, kind) => {
  expect(ruleOf(status, body).kind).toBe(kind)
})

it.each<[number, object, string]>([
  [400, about('beneficiary', 'required'), 'travelRuleRequired'],
  [400, about('beneficiary.name', 'invalid_beneficiary'), 'travelRuleRequired'],
  [400, about('purpose', 'required'), 'travelRuleRequired'],
  [403, blocked(['user-subject-to-extended-travel-rule']), 'travelRuleRequired'],
  [400, about('token', 'invalid'), 'secondFactorRefused'],
])('%d %j asks for %s', (status, body, outcome) => {
  expect(ruleOf(status, body).outcome).toBe(outcome)
})

it('reads a demand for a code from its header, where the call was refused', () => {
  expect(ruleOf(401, undefined, { 'otp-token': 'Required' }).outcome).toBe('secondFactorRequired')
  expect(upholdErrors.readError({ id: 'x' }, { status: 200, headers: { 'otp-token': 'required' } })).toBeUndefined()
})

it('knows a quote that has run out, at the second step only', () => {
  const error = { status: 404, code: 'not_found', message: '' }
  expect(findRule(commitErrors, error).text).toMatch(/no funds have moved/)
  expect(findRule(upholdErrors, error).text).toBeUndefined()
  expect(findRule(commitErrors, { ...error, status: 409 }).ambiguous).toBe(true)
})

it('reads only its own form', () => {
  const deep = Array.from({ length: 50 }).reduce<object>(inner => ({ errors: { field: inner } }), {})
  for (const other of [{}, [], null, 'x', 7, undefined, { errors: [] }, { errors: { a: [] } }, { code: 1 }, deep]) {
    expect(upholdErrors.readError(other)).toBeUndefined()
  }
})
