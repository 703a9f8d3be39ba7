/** Price rule of the test servers: fees in base units of the pay-in, before any drift. */
export const priceRule = (amount: bigint, decimals: number, percent: number) => {
  const gas = 10n ** BigInt(decimals) / 10_000n
  const service = amount / 1_000n + 1n
  const drift = (amount * BigInt(100 - percent)) / 100n
  return { gas, service, paidOut: amount - gas - service - drift }
}
