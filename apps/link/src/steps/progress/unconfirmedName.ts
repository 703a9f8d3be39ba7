import type { LinkTransfer } from '@rialto/contract'

/** The account whose outcome is not known: of several, the one that it is not known of. */
export const unconfirmedName = ({ parts, fromName }: Pick<LinkTransfer, 'parts' | 'fromName'>): string =>
  parts?.find(part => part.isUnconfirmed)?.fromName ?? fromName
