/** Of a reference of ours, so many characters name no other one. */
const distinctLength = 16

const bare = (text: string): string => text.replaceAll('-', '').toLowerCase()

/**
 * Whether a record's reference is ours. Institutions have put a prefix before it, cut it, and changed its letters or
 * hyphens. A record whose reference were taken for another one would be missing, and its payment would be made again.
 */
export const isOurReference = (given: string | null | undefined, ours: string): boolean => {
  if (given === ours) return true
  const [theirs, own] = [bare(given ?? ''), bare(ours)]
  if (own.length < distinctLength || theirs.length < distinctLength) return false
  return theirs.includes(own) || own.startsWith(theirs)
}
