import type { WithdrawalTerms } from '@rialto/core'
import type { CoinbaseContext } from './context.ts'
import { findWallet, readAccounts } from './readAccounts.ts'
import { feeRow } from './withdrawalFees.ts'

/** From the connector's own table (Coinbase has no endpoint for it), for the networks of an asset the user has a wallet for. */
export const readTerms = async (
  context: CoinbaseContext,
  token: string,
  symbol: string,
): Promise<WithdrawalTerms[]> => {
  const wallet = findWallet(await readAccounts(context, token), symbol)
  if (wallet === undefined) return []
  return context.descriptor.networks.flatMap(({ networkId, nativeId }) => {
    const row = feeRow(context.environment, nativeId, symbol)
    if (row === undefined) return []
    const decimals = Math.min(row.decimals, wallet.currency.exponent ?? row.decimals)
    return [{ networkId, fee: row.fee, minimum: row.minimum, decimals, enabled: true }]
  })
}
