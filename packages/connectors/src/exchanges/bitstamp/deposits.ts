import { ConnectorError, type DepositAddress } from '@rialto/core'
import { checkAddress } from '../../kit/withdraw/checkAddress.ts'
import { upstreamIdOf } from '../../kit/descriptor/upstreamNetworks.ts'
import { type BitstampContext, fetchDepositAddress, fetchNetworks } from './api.ts'
import type { BitstampKey } from './signing.ts'

/** Only while deposits are open there. Bitstamp's reply does not repeat the network: the form of the address is all there is to check. */
export const readDepositAddress = async (
  context: BitstampContext,
  key: BitstampKey,
  { symbol, networkId }: { symbol: string; networkId: string },
): Promise<DepositAddress> => {
  const upstream = upstreamIdOf(context.descriptor.networks, networkId)
  const networks = upstream === undefined ? [] : await fetchNetworks(context, symbol)
  const open = networks.some(({ network, deposit }) => network === upstream && deposit === 'Enabled')
  if (upstream === undefined || !open) {
    throw new ConnectorError('networkUnsupported', `Bitstamp cannot receive ${symbol} on this network right now`)
  }
  const found = await fetchDepositAddress(context, key, symbol, upstream)
  const address = checkAddress(found.address, networkId, 'Bitstamp')
  const tag = found.destination_tag ?? found.memo_id ?? ''
  return tag === '' ? { address } : { address, tag }
}
