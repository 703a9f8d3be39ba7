import type { ErrorRule } from '../../kit/errorTable.ts'

/** One rule for several codes, written with blanks between them. */
export const codes = (all: string, rule: Omit<ErrorRule, 'code'>): ErrorRule[] =>
  all.split(' ').map(code => ({ code, ...rule }))
