/**
 * The code of a system or database error (`ENOENT`, `40001`), whose declared type is `unknown`.
 *
 * @example if (errorCode(error) !== 'EEXIST') throw error
 */
export const errorCode = (error: unknown): string | undefined => {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

/** The error's message, or another thrown value as text. */
export const errorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error))
