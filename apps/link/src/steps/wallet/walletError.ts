export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The number of a wallet's error (EIP-1193, EIP-1474, EIP-5792). */
export const codeOf = (error: unknown): unknown => (isObject(error) ? error['code'] : undefined)
