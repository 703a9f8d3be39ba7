import Type from 'typebox'
import type { ErrorTable } from '../../kit/http/errorTable.ts'
import { parseLossless } from '../../kit/http/parseLossless.ts'
import { checkOf } from '@rialto/contract'
import { unwrittenCalls } from '../../kit/testing/unwrittenCalls.ts'

const isError = checkOf(Type.Object({ code: Type.String(), message: Type.String() }))

/** Sample's errors in our terms; sources in MAPPING.md. */
export const sampleErrors: ErrorTable = {
  institution: 'Sample',
  // Numbers of its answers are texts in the schemas. `parseDecimals` leaves them numbers.
  parse: parseLossless,
  readError: body => (isError(body) ? { code: body.code, message: body.message } : undefined),
  rules: [],
}

/** Delete this and the third argument in the conformance test when the last call is written. */
export const unwritten = unwrittenCalls('Sample')
