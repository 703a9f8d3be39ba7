/** Whether an institution gives a user one address per network, or one more for each asset. */
export type DepositAddresses = 'perUser' | 'perAsset'

/** What tells a user's deposit addresses apart in the treasury's tree. */
export const depositAccount = (addresses: DepositAddresses, persona: string, symbol: string): string =>
  addresses === 'perAsset' ? `${persona}/${symbol}` : persona
