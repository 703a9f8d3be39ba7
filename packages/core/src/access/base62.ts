const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** `value` in base 62 with zeros in front, so that every value of a kind has one form of one length. */
export const base62 = (value: bigint, length: number): string => {
  let rest = value
  let text = ''
  while (rest > 0n) {
    text = `${digits[Number(rest % 62n)]}${text}`
    rest /= 62n
  }
  if (text.length > length) throw new RangeError('base62: does not fit')
  return text.padStart(length, '0')
}
