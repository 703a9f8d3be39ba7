import type { WithdrawalTerms } from '@rialto/core'
import { termsFrom } from '../../kit/feeTable.ts'
import type { CoinbaseContext } from './context.ts'
import { findWallet, readAccounts } from './readAccounts.ts'
import { coinbaseFees } from './withdrawalFees.ts'

/** From the connector's own table (Coinbase has no endpoint for it), for the networks of an asset the user has a wallet for. */
export const readTerms = async (
  context: CoinbaseContext,
  token: string,
  symbol: string,
): Promise<WithdrawalTerms[]> => {
  const wallet = findWallet(await readAccounts(context, token), symbol)
  if (wallet === undefined) return []
  const places = wallet.currency.exponent
  return publicTerms(context, symbol).map(terms => ({
    ...terms,
    decimals: Math.min(terms.decimals, places ?? terms.decimals),
  }))
}

/** The table alone, for who has no wallet yet. */
export const publicTerms = (
  { descriptor, environment }: Pick<CoinbaseContext, 'descriptor' | 'environment'>,
  symbol: string,
): WithdrawalTerms[] => termsFrom(descriptor.networks, coinbaseFees[environment], symbol)
