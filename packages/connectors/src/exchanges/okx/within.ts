import { compare } from '@rialto/catalog'

/** A part of what is owned, never below nothing: where the trading account owes, less is owned than lies in the other. */
export const within = (part: string, total: string): string => {
  if (compare(part, '0') <= 0) return '0'
  return compare(part, total) > 0 ? total : part
}
