import type { WithdrawalRules } from '@rialto/core'

/** A UUID without its hyphens. */
const bare = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/i

/** Our reference as the institution takes it: whole, letters and digits only, or as a UUID. Two references never become one. */
export const upstreamReference = (
  { reference: rule }: Pick<WithdrawalRules, 'reference'>,
  reference: string,
): string => {
  if (rule?.format === 'alphanumeric') return reference.replace(/-/g, '')
  return rule?.format === 'uuid' ? reference.replace(bare, '$1-$2-$3-$4-$5') : reference
}
