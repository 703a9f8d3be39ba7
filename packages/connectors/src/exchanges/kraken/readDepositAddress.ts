import type { DepositAddress } from '@rialto/core'
import { ConnectorError } from '@rialto/core'
import { checkAddress } from '../../kit/checkAddress.ts'
import { upstreamIdOf } from '../../kit/upstreamNetwork.ts'
import { codeOf } from './assets.ts'
import type { KrakenContext } from './context.ts'
import { depositNetwork } from './depositMethods.ts'
import { krakenRead } from './krakenRead.ts'
import type { KrakenDepositAddress } from './schemas.ts'
import { isDepositAddresses, isDepositMethods } from './schemas.ts'
import type { KrakenKey } from './signRequest.ts'

interface Wanted {
  symbol: string
  networkId: string
}

const unsupported = (symbol: string): ConnectorError =>
  new ConnectorError('networkUnsupported', `Kraken cannot receive ${symbol} on this network right now`)

const methodFor = async (context: KrakenContext, key: KrakenKey, asset: string, { symbol, networkId }: Wanted) => {
  const network = upstreamIdOf(context.descriptor.networks, networkId)
  if (network === undefined) return undefined
  const methods = await krakenRead(context, key, {
    method: 'DepositMethods',
    check: isDepositMethods,
    parameters: { asset },
  })
  return methods.find(({ method }) => depositNetwork(symbol, method) === network)?.method
}

/** The first address that does not run out; one is made where there is none yet. */
const addressFor = async (context: KrakenContext, key: KrakenKey, parameters: { asset: string; method: string }) => {
  const lasting = (list: readonly KrakenDepositAddress[]) =>
    list.find(({ expiretm }) => expiretm === undefined || Number(expiretm) === 0)
  const call = { method: 'DepositAddresses', check: isDepositAddresses }
  const found = lasting(await krakenRead(context, key, { ...call, parameters }))
  if (found !== undefined) return found
  return lasting(await krakenRead(context, key, { ...call, parameters: { ...parameters, new: 'true' }, once: true }))
}

/** Kraken names deposit methods, not networks, so only a method whose name is known to mean the network is used. */
export const readDepositAddress = async (
  context: KrakenContext,
  key: KrakenKey,
  wanted: Wanted,
): Promise<DepositAddress> => {
  const asset = codeOf(wanted.symbol)
  const method = asset === undefined ? undefined : await methodFor(context, key, asset, wanted)
  if (asset === undefined || method === undefined) throw unsupported(wanted.symbol)
  const found = await addressFor(context, key, { asset, method })
  if (found === undefined) throw unsupported(wanted.symbol)
  const address = checkAddress(found.address, wanted.networkId, 'Kraken')
  const tag = found.tag ?? found.memo ?? ''
  return tag === '' ? { address } : { address, tag }
}
