import type { DepositAddress, WithdrawalTerms } from '@rialto/core'
import { ConnectorError } from '@rialto/core'
import { parseDecimal } from '@rialto/catalog'
import { checkAddress } from '../../kit/checkAddress.ts'
import { upstreamIdOf } from '../../kit/upstreamNetwork.ts'
import { queryWith } from './queryWith.ts'
import type { KeyCredentials, TailContext } from './tailContext.ts'
import type { TailChain } from './tailHouse.ts'

/** What goes out to an exchange as a symbol: nothing that could be another path or parameter. */
const symbolForm = /^[A-Z0-9]{1,20}$/

export const readChains = async (
  context: TailContext,
  credentials: KeyCredentials,
  symbol: string,
): Promise<readonly TailChain[]> =>
  symbolForm.test(symbol) ? ((await context.house.chains?.(queryWith(context, credentials), symbol)) ?? []) : []

/** A chain whose fee is no fixed amount cannot be told as terms: it is shown as closed. */
export const asTerms = (networkId: string, chain: TailChain): WithdrawalTerms => {
  const fee = parseDecimal(chain.fee ?? '')
  const maximum = parseDecimal(chain.maximum ?? '')
  return {
    networkId,
    fee: fee ?? '0',
    minimum: parseDecimal(chain.minimum ?? '') ?? '0',
    ...(maximum === undefined ? {} : { maximum }),
    decimals: chain.decimals,
    enabled: chain.withdrawals && fee !== undefined,
  }
}

/** The exchange's own list, for the networks of our table. */
export const readTerms = async (
  context: TailContext,
  credentials: KeyCredentials,
  symbol: string,
): Promise<WithdrawalTerms[]> => {
  if (context.house.withdrawals === undefined) return []
  const chains = await readChains(context, credentials, symbol)
  return context.descriptor.networks.flatMap(({ networkId, upstreamId }) => {
    const chain = chains.find(({ upstream }) => upstream === upstreamId)
    return chain === undefined ? [] : [asTerms(networkId, chain)]
  })
}

/** Only an address that the exchange says is for this coin on this network, and only while it takes it there. */
export const readDepositAddress = async (
  context: TailContext,
  credentials: KeyCredentials,
  { symbol, networkId }: { symbol: string; networkId: string },
): Promise<DepositAddress> => {
  const { name, networks } = context.descriptor
  const refused = new ConnectorError('networkUnsupported', `${name} cannot receive ${symbol} on this network right now`)
  const { address } = context.house
  const upstream = upstreamIdOf(networks, networkId)
  if (address === undefined || upstream === undefined) throw refused
  const chains = await readChains(context, credentials, symbol)
  const chain = chains.find(entry => entry.upstream === upstream)
  if (chain?.deposits !== true) throw refused
  const found = await address(queryWith(context, credentials), { symbol, chain })
  if (found === undefined)
    throw new ConnectorError('malformed', `${name} returned no address for this coin and network`)
  const checkedAddress = checkAddress(found.address, networkId, name)
  return found.tag === undefined || found.tag === ''
    ? { address: checkedAddress }
    : { address: checkedAddress, tag: found.tag }
}
