import { checkOf } from '@rialto/contract'
import Type from 'typebox'
import { codes, type ErrorTable, refusals } from '../../kit/http/errorTable.ts'
import { parseLossless } from '../../kit/http/parseLossless.ts'
import { Maybe, Short } from '../../kit/standard/answers.ts'

const isError = checkOf(Type.Object({ code: Type.String({ pattern: '^[1-9]\\d{0,6}$' }), message: Maybe(Short) }))

const source = 'CoinEx API v2, “Error Handling”: HTTP error codes (docs.coinex.com/api/v2/error)'

/** CoinEx's errors. 4007 is the key's IP list; 3310 is an address that is not authorised for withdrawals by API. */
export const coinExErrors: ErrorTable = {
  institution: 'CoinEx',
  parse: parseLossless,
  readError: body => (isError(body) ? { code: body.code, message: body.message ?? '' } : undefined),
  rules: [
    ...refusals(source, [
      ...codes('4007', {
        kind: 'permissionMissing',
        permission: 'IP addresses',
        text: 'The API key is restricted to other IP addresses: add this server’s IP address to it',
      }),
      ...codes('4005 4006 4008', { kind: 'credentialsInvalid', text: 'CoinEx did not accept the API key' }),
      ...codes('4017', { kind: 'clockSkew', text: 'CoinEx rejected the request timestamp' }),
      ...codes('4512', {
        kind: 'permissionMissing',
        permission: 'Enable withdrawal',
        text: 'The API key lacks the required permission',
      }),
      ...codes('4115', { kind: 'accountLocked' }),
      ...codes('3109', { kind: 'insufficientFunds' }),
    ]),
    // Not in any document that we could read, so the outcome of a withdrawal stays unknown.
    ...codes('23 24 25 34', { kind: 'credentialsInvalid', text: 'CoinEx did not accept the API key' }),
    ...codes('4010', { kind: 'clockSkew', text: 'CoinEx rejected the request timestamp' }),
    ...codes('158', {
      kind: 'permissionMissing',
      permission: 'Enable withdrawal',
      text: 'The API key lacks the required permission',
    }),
    ...codes('4011', { kind: 'accountLocked' }),
    ...codes('107', { kind: 'insufficientFunds' }),
    ...codes('3310', {
      kind: 'refused',
      text: 'CoinEx requires the address in the withdrawal whitelist of the API key',
    }),
    ...codes('213 4123 4213', { kind: 'rateLimited', text: 'Rate limited by CoinEx' }),
    ...codes('35 36 3008 4001 4002 4003', { kind: 'unavailable' }),
    { message: /\b(country|region)\b/i, kind: 'regionRestricted' },
    { message: /\bkyc\b|identity/i, kind: 'kycRequired' },
  ],
}
