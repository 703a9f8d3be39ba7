import { checkOf, Text } from '@rialto/contract'
import Type from 'typebox'
import { type ErrorTable } from '../../kit/http/errorTable.ts'
import { parseLossless } from '../../kit/http/parseLossless.ts'

const isError = checkOf(Type.Object({ error: Text }))

/** CEX.IO’s errors. Its API sends nothing, so no row concerns a withdrawal. */
export const cexIoErrors: ErrorTable = {
  institution: 'CEX.IO',
  parse: parseLossless,
  readError: body => (isError(body) ? { code: 'error', message: body.error } : undefined),
  rules: [
    {
      message: /key not passed or incorrect|signature|invalid key/i,
      kind: 'credentialsInvalid',
      text: 'CEX.IO did not accept the API key',
    },
    { message: /timestamp/i, kind: 'clockSkew', text: 'CEX.IO rejected the request timestamp' },
    {
      message: /permission|not allowed/i,
      kind: 'permissionMissing',
      permission: 'Read',
      text: 'The API key lacks the required permission',
    },
    { message: /\bip\b/i, kind: 'permissionMissing', permission: 'IP addresses' },
    { message: /rate limit/i, kind: 'rateLimited', text: 'Rate limited by CEX.IO' },
    { message: /internal|unavailable|maintenance/i, kind: 'unavailable' },
  ],
}
