import { checkOf } from '@rialto/contract'
import Type from 'typebox'
import type { ErrorTable } from '../../kit/http/errorTable.ts'
import { parseLossless } from '../../kit/http/parseLossless.ts'
import { Digits, Maybe, Short } from '../../kit/standard/answers.ts'

const isError = checkOf(Type.Object({ code: Digits, message: Maybe(Short) }))

/** Sample's errors. An error without a row leaves open whether a withdrawal was created. */
export const sampleErrors: ErrorTable = {
  institution: 'Sample',
  parse: parseLossless,
  readError: body => (isError(body) ? { code: body.code, message: body.message ?? '' } : undefined),
  // `refusals(source, codes('…', { kind }))` only for errors of which the documents say that nothing was created.
  rules: [],
}
