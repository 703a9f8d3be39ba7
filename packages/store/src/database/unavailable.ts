import { StoreUnavailableError } from '@rialto/core'

/** PostgreSQL's `foreign_key_violation`: the row that a new row refers to does not exist. */
export const isMissingParent = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23503'

/** PostgreSQL's codes: lock or statement timeout, out of resources, shutting down or starting. */
const codes = new Set(['55P03', '57014', '57P01', '57P02', '57P03', '53000', '53100', '53200', '53300', '25006'])
/** Codes of the system and the driver, without a severity. */
const ofConnection =
  /^(ECONN|ENOTFOUND|EAI_|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH)|connection (terminated|ended|error)|timeout exceeded when trying to connect|not queryable/i

/** Converts a retryable error to a `StoreUnavailableError`. Any other error is unchanged. */
export const asUnavailable = (error: unknown): unknown => {
  const { code, severity, message } = error as { code?: string; severity?: string; message?: string }
  const isUnavailable =
    severity === undefined
      ? ofConnection.test(code ?? '') || ofConnection.test(message ?? '')
      : severity === 'FATAL' || severity === 'PANIC' || codes.has(code ?? '') || (code?.startsWith('08') ?? false)
  return isUnavailable ? new StoreUnavailableError(error) : error
}
