/**
 * Where a bridged transfer comes from, in the published record's terms: somebody's address, at no institution. The id is
 * ours and never changes.
 */
export const bridgedSource = {
  id: '6f0f6c52-9a0e-4b7e-8d0c-3b6f2f1c7a10',
  type: 'cryptocurrencyAddress',
  name: 'Cryptocurrency address',
} as const
