/** Has a network scanned for payments to the addresses of payment requests. */
export const watchJob = (networkId: string, runAtMs: number) => ({
  kind: 'payments.watch' as const,
  key: networkId,
  payload: { networkId },
  runAtMs,
})
