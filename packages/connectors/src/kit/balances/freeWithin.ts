import { compare } from '@rialto/catalog'

/** What is free of a total: never less than nothing, never more than there is. */
export const freeWithin = (free: string, total: string): string => {
  if (compare(free, '0') <= 0 || compare(total, '0') <= 0) return '0'
  return compare(free, total) > 0 ? total : free
}
