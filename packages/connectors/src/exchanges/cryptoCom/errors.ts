import { checkOf } from '@rialto/contract'
import Type from 'typebox'
import { codes, type ErrorTable, refusals } from '../../kit/http/errorTable.ts'
import { parseLossless } from '../../kit/http/parseLossless.ts'
import { Maybe, Short } from '../../kit/standard/answers.ts'

const isError = checkOf(Type.Object({ code: Type.String({ pattern: '^-?[1-9]\\d{1,8}$' }), message: Maybe(Short) }))

const source = 'Crypto.com Exchange API v1, response and reason codes'

/** Crypto.com's errors. 40103 is the key's IP list. */
export const cryptoComErrors: ErrorTable = {
  institution: 'Crypto.com',
  parse: parseLossless,
  readError: body => (isError(body) ? { code: body.code, message: body.message ?? '' } : undefined),
  rules: [
    ...refusals(source, [
      ...codes('10003 40103', {
        kind: 'permissionMissing',
        permission: 'IP addresses',
        text: 'The API key is restricted to other IP addresses: add this server’s IP address to it',
      }),
      ...codes('10002 40101', { kind: 'credentialsInvalid', text: 'Crypto.com did not accept the API key' }),
      ...codes('10005', {
        kind: 'permissionMissing',
        permission: 'Enable Withdrawals',
        text: 'The API key lacks the required permission',
      }),
      ...codes('40104', { kind: 'kycRequired', text: 'Crypto.com does not allow this at the account’s tier' }),
      ...codes('306 20002', { kind: 'insufficientFunds' }),
    ]),
    // A repetition of an accepted request has a used nonce.
    ...codes('10007 40102', { kind: 'clockSkew', text: 'Crypto.com rejected the request timestamp' }),
    ...codes('10006 42901', { kind: 'rateLimited', text: 'Rate limited by Crypto.com' }),
    ...codes('10001 9010001 50001 40801', { kind: 'unavailable' }),
    { message: /\b(country|region|jurisdiction)\b/i, kind: 'regionRestricted' },
    { message: /\bkyc\b/i, kind: 'kycRequired' },
  ],
}
