import { checkOf, Text } from '@rialto/contract'
import Type from 'typebox'
import { type ErrorTable, usualErrors } from '../../kit/http/errorTable.ts'
import { parseLossless } from '../../kit/http/parseLossless.ts'

const usual = usualErrors('CEX.IO')
const isError = checkOf(Type.Object({ error: Text }))

/** CEX.IO’s errors. Its API sends nothing, so no row concerns a withdrawal. */
export const cexIoErrors: ErrorTable = {
  institution: 'CEX.IO',
  parse: parseLossless,
  readError: body => (isError(body) ? { code: 'error', message: body.error } : undefined),
  rules: [
    { message: /key not passed or incorrect|signature|invalid key/i, ...usual.keyRefused },
    { message: /timestamp/i, ...usual.timestampRefused },
    { message: /permission|not allowed/i, ...usual.lacks('Read') },
    { message: /\bip\b/i, kind: 'permissionMissing', permission: 'IP addresses' },
    { message: /rate limit/i, ...usual.rateLimited },
    { message: /internal|unavailable|maintenance/i, kind: 'unavailable' },
  ],
}
