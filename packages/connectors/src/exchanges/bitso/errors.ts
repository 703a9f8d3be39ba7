import { checkOf, Text } from '@rialto/contract'
import Type from 'typebox'
import { codes, type ErrorTable, usualErrors } from '../../kit/http/errorTable.ts'
import { parseLossless } from '../../kit/http/parseLossless.ts'
import { Maybe, Short } from '../../kit/standard/answers.ts'

const usual = usualErrors('Bitso')
const isError = checkOf(
  Type.Object({ success: Type.Literal(false), error: Type.Object({ code: Text, message: Maybe(Short) }) }),
)

/** Bitso’s errors. Its API sends nothing, so no row concerns a withdrawal. */
export const bitsoErrors: ErrorTable = {
  institution: 'Bitso',
  parse: parseLossless,
  readError: body => (isError(body) ? { code: body.error.code, message: body.error.message ?? '' } : undefined),
  rules: [
    { message: /nonce/i, kind: 'clockSkew', text: 'Bitso rejected the nonce' },
    ...codes('0201 0203 0204 0205', usual.keyRefused),
    ...codes('0202', { kind: 'permissionMissing', permission: 'IP addresses' }),
    ...codes('104', { kind: 'clockSkew', text: 'Bitso rejected the nonce' }),
    ...codes('0206', usual.lacks('View balances')),
    ...codes('0200', usual.rateLimited),
    ...codes('0101', { kind: 'unavailable' }),
  ],
}
