import { checkOf, Text } from '@rialto/contract'
import Type from 'typebox'
import { codes, type ErrorTable, refusals } from '../../kit/http/errorTable.ts'
import { parseLossless } from '../../kit/http/parseLossless.ts'
import { Short } from '../../kit/standard/answers.ts'

const isError = checkOf(Type.Object({ label: Text, message: Type.Optional(Short), detail: Type.Optional(Short) }))

const source = 'Gate API v4, error labels (gateio/gateapi-go, README)'

/** Gate's errors. */
export const gateIoErrors: ErrorTable = {
  institution: 'Gate',
  parse: parseLossless,
  readError: body => (isError(body) ? { code: body.label, message: body.message ?? body.detail ?? '' } : undefined),
  rules: [
    ...refusals(source, [
      ...codes('INVALID_KEY INVALID_SIGNATURE INVALID_CREDENTIALS AUTHENTICATION_FAILED MISSING_REQUIRED_HEADER', {
        kind: 'credentialsInvalid',
        text: 'Gate did not accept the API key',
      }),
      ...codes('REQUEST_EXPIRED', { kind: 'clockSkew', text: 'Gate rejected the request timestamp' }),
      ...codes('IP_FORBIDDEN', {
        kind: 'permissionMissing',
        permission: 'IP addresses',
        text: 'The API key is restricted to other IP addresses: add this server’s IP address to it',
      }),
      { code: 'FORBIDDEN', message: /\b(region|country|location)\b/i, kind: 'regionRestricted' },
      { code: 'FORBIDDEN', message: /\bkyc\b|identity verification/i, kind: 'kycRequired' },
      ...codes('FORBIDDEN READ_ONLY', {
        kind: 'permissionMissing',
        permission: 'Wallet: Read only',
        text: 'The API key lacks the required permission',
      }),
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
    ...codes('TOO_FAST TOO_MANY_REQUESTS', { kind: 'rateLimited', text: 'Rate limited by Gate' }),
    ...codes('INTERNAL SERVER_ERROR TOO_BUSY', { kind: 'unavailable' }),
  ],
}
