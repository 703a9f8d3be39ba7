import { checkOf } from '@rialto/contract'
import Type from 'typebox'
import { codes, type ErrorTable } from '../../kit/http/errorTable.ts'
import { parseLossless } from '../../kit/http/parseLossless.ts'
import { Short } from '../../kit/standard/answers.ts'

const isError = checkOf(Type.Object({ status: Type.String({ pattern: '^-\\d{1,5}$' }), error_message: Short }))

/** bitFlyer’s errors. Its API sends nothing, so no row concerns a withdrawal. */
export const bitFlyerErrors: ErrorTable = {
  institution: 'bitFlyer',
  parse: parseLossless,
  readError: body => (isError(body) ? { code: body.status, message: body.error_message } : undefined),
  rules: [
    {
      message: /permission/i,
      kind: 'permissionMissing',
      permission: 'Get account asset balance',
      text: 'The API key lacks the required permission',
    },
    { message: /timestamp/i, kind: 'clockSkew', text: 'bitFlyer rejected the request timestamp' },
    { message: /\bip\b/i, kind: 'permissionMissing', permission: 'IP addresses' },
    { message: /over api limit/i, kind: 'rateLimited', text: 'Rate limited by bitFlyer' },
    ...codes('-500 -501', { kind: 'credentialsInvalid', text: 'bitFlyer did not accept the API key' }),
    ...codes('-1', { kind: 'rateLimited', text: 'Rate limited by bitFlyer' }),
    ...codes('-2', { kind: 'unavailable' }),
    { message: /key|signature/i, kind: 'credentialsInvalid', text: 'bitFlyer did not accept the API key' },
  ],
}
