/** A filter in an address. Undefined where it says nothing. */
export const readText = (value: unknown): string | undefined => {
  const read = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
  return read === '' ? undefined : read.slice(0, 300)
}
