import { ConnectorError, type DepositAddress } from '@rialto/core'
import { checkAddress } from '../../kit/withdraw/checkAddress.ts'
import { upstreamIdOf } from '../../kit/descriptor/upstreamNetworks.ts'
import { type BinanceContext, type BinanceKey, fetchDepositAddress, fetchNetworks } from './api.ts'

/**
 * Binance's reply does not name the network it is for, so the network is first looked up in its list: a request for one it
 * does not have could be answered with the coin's default.
 */
export const readDepositAddress = async (
  context: BinanceContext,
  key: BinanceKey,
  { symbol, networkId }: { symbol: string; networkId: string },
): Promise<DepositAddress> => {
  const { name } = context.variant
  const network = upstreamIdOf(context.descriptor.networks, networkId)
  const listed = network === undefined ? [] : await fetchNetworks(context, key, symbol)
  const open = listed.some(entry => entry.network === network && entry.depositEnable)
  if (network === undefined || !open) {
    throw new ConnectorError('networkUnsupported', `${name} cannot receive ${symbol} on this network right now`)
  }
  const found = await fetchDepositAddress(context, key, symbol, network)
  if (found.coin !== symbol) throw new ConnectorError('malformed', `${name} returned an address for another coin`)
  const address = checkAddress(found.address, networkId, name)
  return found.tag == null || found.tag === '' ? { address } : { address, tag: found.tag }
}
