import Type from 'typebox'
import type { ErrorTable } from '../../kit/http/errorTable.ts'
import { checkOf } from '@rialto/contract'

const isError = checkOf(Type.Object({ code: Type.String(), message: Type.String() }))

/** Sample's errors in our terms; sources in MAPPING.md. */
export const sampleErrors: ErrorTable = {
  institution: 'Sample',
  readError: body => (isError(body) ? { code: body.code, message: body.message } : undefined),
  rules: [],
}

/** Placeholder for an unwritten call. */
export const missing = (call: string) => (): never => {
  throw new Error(`Sample: ${call} is not written yet`)
}
