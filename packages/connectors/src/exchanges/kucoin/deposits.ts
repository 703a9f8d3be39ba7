import { ConnectorError, type DepositAddress } from '@rialto/core'
import { checkAddress } from '../../kit/withdraw/checkAddress.ts'
import { upstreamIdOf } from '../../kit/descriptor/upstreamNetworks.ts'
import {
  type AddressRequest,
  createDepositAddress,
  fetchDepositAddresses,
  type KucoinContext,
  type KucoinDepositAddress,
  type KucoinKey,
} from './api.ts'
import { readCurrency } from './assets.ts'

const readOwn = async (
  context: KucoinContext,
  key: KucoinKey,
  requested: AddressRequest,
): Promise<KucoinDepositAddress | undefined> => {
  const found = await fetchDepositAddresses(context, key, requested)
  const own = found.filter(entry => entry.currency === requested.currency && entry.chainId === requested.chain)
  if (own.length === 0 && found.length > 0) {
    throw new ConnectorError('malformed', 'KuCoin returned an address for another currency or network')
  }
  // What arrives in the main account can leave from it.
  return own.find(({ to }) => to.toUpperCase() === 'MAIN') ?? own[0]
}

/** A user has no address on a network before it is created. Where the answer is lost, the list has the address afterwards. */
const create = async (
  context: KucoinContext,
  key: KucoinKey,
  requested: AddressRequest,
): Promise<KucoinDepositAddress> => {
  const created = await createDepositAddress(context, key, requested)
  if (created.currency === requested.currency && created.chainId === requested.chain) return created
  throw new ConnectorError('malformed', 'KuCoin created an address for another currency or network')
}

/** Only an address that KuCoin says is for this currency on this network, and only while it says that deposits are open. */
export const readDepositAddress = async (
  context: KucoinContext,
  key: KucoinKey,
  { symbol, networkId }: { symbol: string; networkId: string },
): Promise<DepositAddress> => {
  const chain = upstreamIdOf(context.descriptor.networks, networkId)
  const currency = chain === undefined ? undefined : await readCurrency(context.http, symbol)
  const open = currency?.chains.some(({ chainId, isDepositEnabled }) => chainId === chain && isDepositEnabled)
  if (chain === undefined || currency === undefined || open !== true) {
    throw new ConnectorError('networkUnsupported', `KuCoin cannot receive ${symbol} on this network right now`)
  }
  const requested = { currency: currency.code, chain }
  const own = (await readOwn(context, key, requested)) ?? (await create(context, key, requested))
  const address = checkAddress(own.address, networkId, 'KuCoin')
  return own.memo == null || own.memo === '' ? { address } : { address, tag: own.memo }
}
