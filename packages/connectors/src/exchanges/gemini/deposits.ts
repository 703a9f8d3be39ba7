import { ConnectorError, type DepositAddress } from '@rialto/core'
import { checkAddress } from '../../kit/withdraw/checkAddress.ts'
import { upstreamIdOf } from '../../kit/descriptor/upstreamNetworks.ts'
import { createAddress, fetchAddresses, fetchNetworks, type GeminiAddress, type GeminiContext } from './api.ts'
import type { GeminiAccess } from './signing.ts'

/** The account's newest address on the network, else a new one. Gemini keeps one for all assets of a network. */
export const readDepositAddress = async (
  context: GeminiContext,
  access: GeminiAccess,
  { symbol, networkId }: { symbol: string; networkId: string },
): Promise<DepositAddress> => {
  const upstream = upstreamIdOf(context.descriptor.networks, networkId)
  if (upstream === undefined || !(await fetchNetworks(context, access, symbol)).includes(upstream)) {
    throw new ConnectorError('networkUnsupported', `Gemini cannot receive ${symbol} on this network`)
  }
  const known = await fetchAddresses(context, access, upstream)
  const found = newest(known) ?? (await createAddress(context, access, upstream))
  if (found.network != null && found.network !== upstream) {
    throw new ConnectorError('malformed', 'Gemini returned an address for another network')
  }
  const address = checkAddress(found.address, networkId, 'Gemini')
  return found.memo == null || found.memo === '' ? { address } : { address, tag: found.memo }
}

const newest = (addresses: readonly GeminiAddress[]): GeminiAddress | undefined =>
  [...addresses].sort((a, b) => Number(b.timestamp ?? 0) - Number(a.timestamp ?? 0))[0]
