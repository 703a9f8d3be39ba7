import type { Scope } from '../../kernel/scope.ts'
import type { Transfer } from '../../transfers/ports.ts'

/** Whether the row is of this client and environment. */
export const isOf = (scope: Scope, row: { scope: Scope }): boolean =>
  row.scope.clientId === scope.clientId && row.scope.environment === scope.environment

/** Part of a repository. A call of any other method fails. */
export const reached = <T extends object>(part: Partial<T>): T => part as T

export const finalPhases = new Set(['settled', 'failed'])

export const openPhases = new Set(['converting', 'sending', 'unknown', 'accepted', 'onChain'])

/** Earlier versions stored no institution. */
export const institutionOf = ({ institution, type }: Transfer): string => institution ?? type
