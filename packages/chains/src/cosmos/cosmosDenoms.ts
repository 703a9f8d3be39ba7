/** A chain's own coin in its smallest unit is named by that unit: `uatom` for ATOM, `uusdc` for USDC on Noble. */
export const denomOf = ({ symbol, address }: { symbol: string; address: string | undefined }): string =>
  address ?? `u${symbol.toLowerCase()}`
