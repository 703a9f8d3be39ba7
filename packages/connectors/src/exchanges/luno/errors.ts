import { checkOf, Text } from '@rialto/contract'
import Type from 'typebox'
import { codes, type ErrorTable, usualErrors } from '../../kit/http/errorTable.ts'
import { parseLossless } from '../../kit/http/parseLossless.ts'
import { Short } from '../../kit/standard/answers.ts'

const usual = usualErrors('Luno')
const isError = checkOf(Type.Object({ error: Short, error_code: Text }))

/** Luno’s errors. Its API sends nothing, so no row concerns a withdrawal. */
export const lunoErrors: ErrorTable = {
  institution: 'Luno',
  parse: parseLossless,
  readError: body => (isError(body) ? { code: body.error_code, message: body.error } : undefined),
  rules: [
    ...codes('ErrApiKeyRevoked ErrUnauthorised ErrUnauthorized ErrInvalidAPIKey', usual.keyRefused),
    ...codes('ErrInsufficientPerms ErrPermissionDenied', usual.lacks('Perm_R_Balance')),
    ...codes('ErrTooManyRequests', usual.rateLimited),
    ...codes('ErrUserBlocked ErrUserNotVerified', { kind: 'accountLocked' }),
    ...codes('ErrDeadlineExceeded ErrUnderMaintenance ErrInternal', { kind: 'unavailable' }),
  ],
}
