import type { DepositAddress } from '@rialto/core'
import { ConnectorError } from '@rialto/core'
import { checkAddress } from '../../kit/checkAddress.ts'
import { upstreamIdOf } from '../../kit/upstreamNetwork.ts'
import type { BitstampContext } from './context.ts'
import { readNetworks } from './readNetworks.ts'
import { isDepositAddress } from './schemas.ts'
import { signedRead } from './signedRead.ts'
import type { BitstampKey } from './signRequest.ts'

/** Only while Bitstamp says that deposits are open there. Its answer does not repeat the network: the form of the address is all there is to check. */
export const readDepositAddress = async (
  context: BitstampContext,
  key: BitstampKey,
  { symbol, networkId }: { symbol: string; networkId: string },
): Promise<DepositAddress> => {
  const upstream = upstreamIdOf(context.descriptor.networks, networkId)
  const networks = upstream === undefined ? [] : await readNetworks(context, symbol)
  const open = networks.some(({ network, deposit }) => network === upstream && deposit === 'Enabled')
  if (upstream === undefined || !open) {
    throw new ConnectorError('networkUnsupported', `Bitstamp cannot receive ${symbol} on this network right now`)
  }
  const found = await signedRead(context, key, {
    path: `${symbol.toLowerCase()}_address`,
    check: isDepositAddress,
    parameters: { network: upstream },
  })
  const address = checkAddress(found.address, networkId, 'Bitstamp')
  const tag = found.destination_tag ?? found.memo_id ?? ''
  return tag === '' ? { address } : { address, tag }
}
