import type { LinkPreview } from '@rialto/contract'

import { compareDecimals } from '../../money/decimal.ts'

export type PreviewField = 'amount' | 'fee' | 'total'

const fields: readonly PreviewField[] = ['amount', 'fee', 'total']

/** The figures that a new price changed: `1.0` and `1` are the same figure. */
export function changedFields(before: LinkPreview, after: LinkPreview): PreviewField[] {
  return fields.filter(field => compareDecimals(before[field], after[field]) !== 0)
}
