import { checkOf } from '@rialto/contract'
import Type from 'typebox'
import { codes, type ErrorTable, refusals, usualErrors } from '../../kit/http/errorTable.ts'
import { parseLossless } from '../../kit/http/parseLossless.ts'
import { Maybe, Short } from '../../kit/standard/answers.ts'

const usual = usualErrors('CoinEx')
const isError = checkOf(Type.Object({ code: Type.String({ pattern: '^[1-9]\\d{0,6}$' }), message: Maybe(Short) }))

const source = 'CoinEx API v2, “Error Handling”: HTTP error codes (docs.coinex.com/api/v2/error)'

/** CoinEx's errors. 4007 is the key's IP list; 3310 is an address that is not authorised for withdrawals by API. */
export const coinExErrors: ErrorTable = {
  institution: 'CoinEx',
  parse: parseLossless,
  readError: body => (isError(body) ? { code: body.code, message: body.message ?? '' } : undefined),
  rules: [
    ...refusals(source, [
      ...codes('4007', usual.otherIpAddress),
      ...codes('4005 4006 4008', usual.keyRefused),
      ...codes('4017', usual.timestampRefused),
      ...codes('4512', usual.lacks('Enable withdrawal')),
      ...codes('4115', { kind: 'accountLocked' }),
      ...codes('3109', { kind: 'insufficientFunds' }),
    ]),
    // Not in any document that we could read, so the outcome of a withdrawal stays unknown.
    ...codes('23 24 25 34', usual.keyRefused),
    ...codes('4010', usual.timestampRefused),
    ...codes('158', usual.lacks('Enable withdrawal')),
    ...codes('4011', { kind: 'accountLocked' }),
    ...codes('107', { kind: 'insufficientFunds' }),
    ...codes('3310', {
      kind: 'refused',
      text: 'CoinEx requires the address in the withdrawal whitelist of the API key',
    }),
    ...codes('213 4123 4213', usual.rateLimited),
    ...codes('35 36 3008 4001 4002 4003', { kind: 'unavailable' }),
    { message: /\b(country|region)\b/i, kind: 'regionRestricted' },
    { message: /\bkyc\b|identity/i, kind: 'kycRequired' },
  ],
}
