import { checkOf, Text } from '@rialto/contract'
import Type from 'typebox'
import { codes, type ErrorTable, refusals, usualErrors } from '../../kit/http/errorTable.ts'
import { parseLossless } from '../../kit/http/parseLossless.ts'
import { Short } from '../../kit/standard/answers.ts'

const usual = usualErrors('Gate')
const isError = checkOf(Type.Object({ label: Text, message: Type.Optional(Short), detail: Type.Optional(Short) }))

const source = 'Gate API v4, error labels (gateio/gateapi-go, README)'

/** Gate's errors. */
export const gateIoErrors: ErrorTable = {
  institution: 'Gate',
  parse: parseLossless,
  readError: body => (isError(body) ? { code: body.label, message: body.message ?? body.detail ?? '' } : undefined),
  rules: [
    ...refusals(source, [
      ...codes(
        'INVALID_KEY INVALID_SIGNATURE INVALID_CREDENTIALS AUTHENTICATION_FAILED MISSING_REQUIRED_HEADER',
        usual.keyRefused,
      ),
      ...codes('REQUEST_EXPIRED', usual.timestampRefused),
      ...codes('IP_FORBIDDEN', usual.otherIpAddress),
      { code: 'FORBIDDEN', message: /\b(region|country|location)\b/i, kind: 'regionRestricted' },
      { code: 'FORBIDDEN', message: /\bkyc\b|identity verification/i, kind: 'kycRequired' },
      ...codes('FORBIDDEN READ_ONLY', usual.lacks('Wallet: Read only')),
      ...codes('ACCOUNT_LOCKED SUB_ACCOUNT_LOCKED', { kind: 'accountLocked' }),
      ...codes('API_WITHDRAW_DISABLED', { kind: 'refused', text: 'Gate has temporarily disabled withdrawals by API' }),
      ...codes('BALANCE_NOT_ENOUGH INSUFFICIENT_AVAILABLE', { kind: 'insufficientFunds' }),
      ...codes('WITHDRAWAL_OVER_LIMIT AMOUNT_TOO_MUCH', { kind: 'amountExceedsMaximum' }),
      ...codes('AMOUNT_TOO_LITTLE', { kind: 'amountBelowMinimum' }),
      ...codes('ADDRESS_NOT_USED', { kind: 'refused', outcome: 'addressWhitelistRequired' }),
      ...codes('INVALID_CURRENCY', { kind: 'networkUnsupported' }),
      { code: 'INVALID_PARAM_VALUE', message: /address/i, kind: 'invalidAddress' },
    ]),
    { message: /\b(region|country|location)\b/i, kind: 'regionRestricted' },
    ...codes('TOO_FAST TOO_MANY_REQUESTS', usual.rateLimited),
    ...codes('INTERNAL SERVER_ERROR TOO_BUSY', { kind: 'unavailable' }),
  ],
}
