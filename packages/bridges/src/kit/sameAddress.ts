const hex = /^0x[0-9a-fA-F]*$/

/** Whether two texts name one address. Hex may differ in letter case, nothing else may. */
export const sameAddress = (a: string, b: string): boolean =>
  a === b || (hex.test(a) && hex.test(b) && a.toLowerCase() === b.toLowerCase())
