import type { Environment, Scope } from '@rialto/core'

/** The columns every scoped query carries. */
export const scopeColumns = (scope: Scope) => ({ client_id: scope.clientId, environment: scope.environment })

export const scopeOf = (row: { client_id: string; environment: string }): Scope => ({
  clientId: row.client_id,
  environment: row.environment as Environment,
})
