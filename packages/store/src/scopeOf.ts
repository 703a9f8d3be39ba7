import type { Environment, Scope } from '@rialto/core'

/**
 * Encrypts secrets in the database, each bound to the row and column that stores it. Provided by the composition root.
 */
export interface Sealer {
  seal(plaintext: string, context: string): Buffer
  open(sealed: Buffer, context: string): string
}

/** The columns of every scoped query. */
export const scopeColumns = (scope: Scope) => ({ client_id: scope.clientId, environment: scope.environment })

export const scopeOf = (row: { client_id: string; environment: Environment }): Scope => ({
  clientId: row.client_id,
  environment: row.environment,
})
