/** Whether two spellings of a hexadecimal hash are one. */
export const sameHash = (one: string, other: string): boolean =>
  one.toLowerCase().replace(/^0x/, '') === other.toLowerCase().replace(/^0x/, '')
