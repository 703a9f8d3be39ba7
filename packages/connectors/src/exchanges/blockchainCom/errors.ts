import { checkOf, Text } from '@rialto/contract'
import Type from 'typebox'
import { type ErrorTable, usualErrors } from '../../kit/http/errorTable.ts'
import { parseLossless } from '../../kit/http/parseLossless.ts'
import { Maybe, Short } from '../../kit/standard/answers.ts'

const usual = usualErrors('Blockchain.com')
const isError = checkOf(
  Type.Object({ status: Type.String({ pattern: '^[45]\\d\\d$' }), error: Text, message: Maybe(Short) }),
)

/** Blockchain.com’s errors. Its API sends nothing, so no row concerns a withdrawal. */
export const blockchainComErrors: ErrorTable = {
  institution: 'Blockchain.com',
  parse: parseLossless,
  readError: body => (isError(body) ? { code: body.status, message: body.message || body.error } : undefined),
  rules: [
    { code: '401', kind: 'credentialsInvalid', text: 'Blockchain.com did not accept the API secret' },
    { code: '403', ...usual.lacks('View') },
    { code: '429', ...usual.rateLimited },
    { message: /internal|unavailable/i, kind: 'unavailable' },
  ],
}
