import { checkOf } from '@rialto/contract'
import Type from 'typebox'
import { codes, type ErrorTable, refusals, usualErrors } from '../../kit/http/errorTable.ts'
import { parseLossless } from '../../kit/http/parseLossless.ts'
import { Maybe, Short } from '../../kit/standard/answers.ts'

const usual = usualErrors('Crypto.com')
const isError = checkOf(Type.Object({ code: Type.String({ pattern: '^-?[1-9]\\d{1,8}$' }), message: Maybe(Short) }))

const source = 'Crypto.com Exchange API v1, response and reason codes'

/** Crypto.com's errors. 40103 is the key's IP list. */
export const cryptoComErrors: ErrorTable = {
  institution: 'Crypto.com',
  parse: parseLossless,
  readError: body => (isError(body) ? { code: body.code, message: body.message ?? '' } : undefined),
  rules: [
    ...refusals(source, [
      ...codes('10003 40103', usual.otherIpAddress),
      ...codes('10002 40101', usual.keyRefused),
      ...codes('10005', usual.lacks('Enable Withdrawals')),
      ...codes('40104', { kind: 'kycRequired', text: 'Crypto.com does not allow this at the account’s tier' }),
      ...codes('306 20002', { kind: 'insufficientFunds' }),
    ]),
    // A repetition of an accepted request has a used nonce.
    ...codes('10007 40102', usual.timestampRefused),
    ...codes('10006 42901', usual.rateLimited),
    ...codes('10001 9010001 50001 40801', { kind: 'unavailable' }),
    { message: /\b(country|region|jurisdiction)\b/i, kind: 'regionRestricted' },
    { message: /\bkyc\b/i, kind: 'kycRequired' },
  ],
}
