import Type from 'typebox'
import { type ErrorTable, refusals } from '../../kit/http/errorTable.ts'
import { parseDecimals } from '../../kit/http/parseLossless.ts'
import { checkOf } from '@rialto/contract'

const isError = checkOf(Type.Object({ error: Type.String(), message: Type.String() }))

/** Its codes in our terms: MAPPING.md. */
export const brokerageErrors: ErrorTable = {
  institution: 'Sandbox Brokerage',
  parse: parseDecimals,
  readError: body => (isError(body) ? { code: body.error, message: body.message } : undefined),
  rules: [
    ...refusals('The sandbox: packages/sandbox, the brokerage’s refusals', [
      { code: 'invalid_credentials', kind: 'credentialsInvalid' },
      { code: 'token_expired', kind: 'tokenExpired' },
      { code: 'token_invalid', kind: 'credentialsInvalid' },
      { code: 'account_locked', kind: 'accountLocked' },
      { code: 'account_suspended', kind: 'accountLocked' },
      { code: 'permission_missing', kind: 'permissionMissing', permission: 'Withdrawals' },
      { code: 'identity_required', kind: 'kycRequired' },
      { code: 'region_restricted', kind: 'regionRestricted' },
      { code: 'insufficient_funds', kind: 'insufficientFunds' },
      { code: 'amount_too_small', kind: 'amountBelowMinimum' },
      { code: 'invalid_field', message: /^address/, kind: 'invalidAddress' },
      { code: 'invalid_field', message: /^network/, kind: 'networkUnsupported' },
    ]),
    { code: 'too_many_requests', kind: 'rateLimited' },
  ],
}
