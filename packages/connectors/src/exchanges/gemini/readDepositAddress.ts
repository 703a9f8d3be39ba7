import type { DepositAddress } from '@rialto/core'
import { ConnectorError } from '@rialto/core'
import { checkAddress } from '../../kit/checkAddress.ts'
import { upstreamIdOf } from '../../kit/upstreamNetwork.ts'
import type { GeminiAccess, GeminiContext } from './context.ts'
import { geminiRead } from './geminiRead.ts'
import { readNetworks } from './readNetworks.ts'
import type { GeminiAddress } from './schemas.ts'
import { isAddress, isAddresses } from './schemas.ts'

const newest = (addresses: readonly GeminiAddress[]): GeminiAddress | undefined =>
  [...addresses].sort((a, b) => Number(b.timestamp ?? 0) - Number(a.timestamp ?? 0))[0]

/** The network's address of this account: the latest it has, else a new one. Gemini keeps one for all assets of a network. */
export const readDepositAddress = async (
  context: GeminiContext,
  access: GeminiAccess,
  { symbol, networkId }: { symbol: string; networkId: string },
): Promise<DepositAddress> => {
  const upstream = upstreamIdOf(context.descriptor.networks, networkId)
  const open = upstream !== undefined && (await readNetworks(context, access, symbol)).includes(upstream)
  if (!open) throw new ConnectorError('networkUnsupported', `Gemini cannot receive ${symbol} on this network`)
  const known = await geminiRead(context, access, {
    path: `/v1/addresses/${upstream}`,
    scope: 'addresses:read',
    check: isAddresses,
  })
  const found =
    newest(known) ??
    (await geminiRead(context, access, {
      path: `/v1/deposit/${upstream}/newAddress`,
      scope: 'addresses:create',
      check: isAddress,
      once: true,
    }))
  if (found.network != null && found.network !== upstream) {
    throw new ConnectorError('malformed', 'Gemini returned an address for another network')
  }
  const address = checkAddress(found.address, networkId, 'Gemini')
  return found.memo == null || found.memo === '' ? { address } : { address, tag: found.memo }
}
