import type { DepositAddress } from '@rialto/core'
import { ConnectorError } from '@rialto/core'
import { checkAddress } from '../../kit/checkAddress.ts'
import { upstreamIdOf } from '../../kit/upstreamNetwork.ts'
import type { BinanceContext, BinanceKey } from './context.ts'
import { readCoin } from './readCoin.ts'
import { isDepositAddress } from './schemas.ts'
import { signedRead } from './signedRead.ts'

/**
 * Binance's answer does not name the network it is for, so the network is first looked up in its list: asking for one it
 * does not have could be answered with the coin's default.
 */
export const readDepositAddress = async (
  context: BinanceContext,
  key: BinanceKey,
  { symbol, networkId }: { symbol: string; networkId: string },
): Promise<DepositAddress> => {
  const network = upstreamIdOf(context.descriptor.networks, networkId)
  const listed = network === undefined ? [] : await readCoin(context, key, symbol)
  const open = listed.some(entry => entry.network === network && entry.depositEnable)
  if (network === undefined || !open) {
    throw new ConnectorError(
      'networkUnsupported',
      `${context.variant.name} cannot receive ${symbol} on this network right now`,
    )
  }
  const found = await signedRead(context, key, {
    path: '/sapi/v1/capital/deposit/address',
    check: isDepositAddress,
    parameters: { coin: symbol, network },
  })
  if (found.coin !== symbol)
    throw new ConnectorError('malformed', `${context.variant.name} returned an address for another coin`)
  const address = checkAddress(found.address, networkId, context.variant.name)
  return found.tag == null || found.tag === '' ? { address } : { address, tag: found.tag }
}
