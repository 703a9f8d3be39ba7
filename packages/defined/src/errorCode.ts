/**
 * The code of a system's or a database's error (`ENOENT`, `40001`), which its declared type, `unknown`, does not have.
 *
 * @example
 * if (errorCode(error) !== 'EEXIST') throw error
 */
export const errorCode = (error: unknown): string | undefined => {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

/** Its message, or what else was thrown, as text. */
export const errorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error))
