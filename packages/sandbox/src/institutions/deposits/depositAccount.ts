import type { InstitutionName } from '../data/networks.ts'

/** What tells a user's deposit addresses apart in the treasury's tree: Coinbase has one per asset, Binance one for all. */
export const depositAccount = (institution: InstitutionName, persona: string, symbol: string): string =>
  institution === 'coinbase' ? `${persona}/${symbol}` : persona
