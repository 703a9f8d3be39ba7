import { ConnectorError, type DepositAddress } from '@rialto/core'
import { checkAddress } from '../../kit/withdraw/checkAddress.ts'
import { upstreamIdOf } from '../../kit/descriptor/upstreamNetworks.ts'
import { fetchDepositAddresses, type OkxContext, type OkxKey, tagOf } from './api.ts'
import { chainName, readChains } from './assets.ts'

/**
 * Only an address that OKX says is for this coin on this network, and only while it says that deposits are open. Of
 * several, the one that the account's own page shows.
 */
export const readDepositAddress = async (
  context: OkxContext,
  key: OkxKey,
  { symbol, networkId }: { symbol: string; networkId: string },
): Promise<DepositAddress> => {
  const upstream = upstreamIdOf(context.descriptor.networks, networkId)
  const chain = upstream === undefined ? undefined : chainName(symbol, upstream)
  const chains = chain === undefined ? [] : await readChains(context, key, symbol)
  if (!chains.some(entry => entry.chain === chain && entry.canDep)) {
    throw new ConnectorError('networkUnsupported', `OKX cannot receive ${symbol} on this network right now`)
  }
  const rows = await fetchDepositAddresses(context, key, symbol)
  const here = rows.filter(row => row.ccy === symbol && row.chain === chain)
  const own = here.find(row => row.selected === true) ?? here[0]
  if (own === undefined) throw new ConnectorError('malformed', 'OKX returned an address for another coin or network')
  const address = checkAddress(own.addr, networkId, 'OKX')
  const tag = tagOf(own)
  return tag === undefined ? { address } : { address, tag }
}
