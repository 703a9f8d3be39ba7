/** What `decode` gives, or `undefined` where it throws: libraries throw for text that is merely not theirs. */
export const tryDecode = <T>(decode: () => T): T | undefined => {
  try {
    return decode()
  } catch {
    return undefined
  }
}
