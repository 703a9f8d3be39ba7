/** PostgreSQL's `foreign_key_violation`: the row that a new one hangs on is gone. */
export const isMissingParent = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23503'
