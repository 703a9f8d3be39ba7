import { parseDecimal } from '@rialto/catalog'
import type { WithdrawalTerms } from '@rialto/core'
import type { BitstampContext } from './context.ts'
import { readNetworks } from './readNetworks.ts'
import { isFees } from './schemas.ts'
import { signedRead } from './signedRead.ts'
import type { BitstampKey } from './signRequest.ts'

const plain = (decimal: string): string => parseDecimal(decimal) ?? '0'

/** Bitstamp's own lists, for the networks we know: limits are public, fees are the account's. One without a fee is left out. */
export const readTerms = async (
  context: BitstampContext,
  key: BitstampKey,
  symbol: string,
): Promise<WithdrawalTerms[]> => {
  const networks = await readNetworks(context, symbol)
  if (networks.length === 0) return []
  const fees = await signedRead(context, key, { path: 'fees/withdrawal', check: isFees })
  const own = fees.filter(({ currency }) => currency.toUpperCase() === symbol)
  return context.descriptor.networks.flatMap(({ networkId, upstreamId }) => {
    const network = networks.find(entry => entry.network === upstreamId)
    const fee = own.find(entry => entry.network === upstreamId)?.fee
    if (network === undefined || fee === undefined) return []
    const minimum = network.withdrawal_minimum_amount
    return {
      networkId,
      fee: plain(fee),
      minimum: plain(minimum ?? '0'),
      decimals: Number(network.withdrawal_decimals),
      enabled: network.withdrawal === 'Enabled' && minimum != null,
    }
  })
}
