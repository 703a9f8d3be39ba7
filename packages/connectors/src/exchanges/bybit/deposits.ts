import { ConnectorError, type DepositAddress } from '@rialto/core'
import { checkAddress } from '../../kit/withdraw/checkAddress.ts'
import { upstreamIdOf } from '../../kit/descriptor/upstreamNetworks.ts'
import { type BybitContext, type BybitKey, fetchDepositAddresses } from './api.ts'
import { readCoin } from './assets.ts'

/** Only an address that Bybit says is for this coin on this network, and only while it says that deposits are open. */
export const readDepositAddress = async (
  context: BybitContext,
  key: BybitKey,
  { symbol, networkId }: { symbol: string; networkId: string },
): Promise<DepositAddress> => {
  const upstream = upstreamIdOf(context.descriptor.networks, networkId)
  const coin = upstream === undefined ? undefined : await readCoin(context, key, symbol)
  const open = coin?.chains.some(entry => entry.chain === upstream && entry.chainDeposit === '1')
  if (upstream === undefined || open !== true) {
    throw new ConnectorError('networkUnsupported', `Bybit cannot receive ${symbol} on this network right now`)
  }
  const found = await fetchDepositAddresses(context, key, symbol, upstream)
  const own = found.chains.find(entry => entry.chain === upstream)
  if (found.coin !== symbol || own === undefined) {
    throw new ConnectorError('malformed', 'Bybit returned an address for another coin or network')
  }
  const address = checkAddress(own.addressDeposit, networkId, 'Bybit')
  return own.tagDeposit == null || own.tagDeposit === '' ? { address } : { address, tag: own.tagDeposit }
}
