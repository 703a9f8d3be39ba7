import { checkOf } from '@rialto/contract'
import Type from 'typebox'
import { codes, type ErrorTable, usualErrors } from '../../kit/http/errorTable.ts'
import { parseLossless } from '../../kit/http/parseLossless.ts'
import { Short } from '../../kit/standard/answers.ts'

const usual = usualErrors('bitFlyer')
const isError = checkOf(Type.Object({ status: Type.String({ pattern: '^-\\d{1,5}$' }), error_message: Short }))

/** bitFlyer’s errors. Its API sends nothing, so no row concerns a withdrawal. */
export const bitFlyerErrors: ErrorTable = {
  institution: 'bitFlyer',
  parse: parseLossless,
  readError: body => (isError(body) ? { code: body.status, message: body.error_message } : undefined),
  rules: [
    { message: /permission/i, ...usual.lacks('Get account asset balance') },
    { message: /timestamp/i, ...usual.timestampRefused },
    { message: /\bip\b/i, kind: 'permissionMissing', permission: 'IP addresses' },
    { message: /over api limit/i, ...usual.rateLimited },
    ...codes('-500 -501', usual.keyRefused),
    ...codes('-1', usual.rateLimited),
    ...codes('-2', { kind: 'unavailable' }),
    { message: /key|signature/i, ...usual.keyRefused },
  ],
}
