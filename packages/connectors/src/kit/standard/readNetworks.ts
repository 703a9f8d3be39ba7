import { ConnectorError, type DepositAddress, type WithdrawalTerms } from '@rialto/core'
import { parseDecimal } from '@rialto/catalog'
import { defined } from '@rialto/defined'
import { withoutExponent } from '../http/parseLossless.ts'
import { checkAddress } from '../withdraw/checkAddress.ts'
import { isNamed } from '../descriptor/upstreamNetworks.ts'
import type { KeyCredentials } from '../signing/ccxt/ccxtSigner.ts'
import { type ListedNetwork, queryWith, type StandardContext, type StandardExchange } from './standardExchange.ts'
import { isOurToken } from '../withdraw/isOurToken.ts'

/** Accepted symbols in a request to an exchange: none could be read as another path or parameter. */
const symbolForm = /^[A-Z0-9]{1,20}$/

export const readNetworks = async (
  context: StandardContext,
  access: KeyCredentials,
  exchange: StandardExchange,
  symbol: string,
): Promise<readonly ListedNetwork[]> =>
  symbolForm.test(symbol) ? ((await exchange.networks?.(queryWith(context, access), symbol)) ?? []) : []

/** The coin on one of our networks, if the exchange lists it there. */
export const readNetwork = async (
  context: StandardContext,
  access: KeyCredentials,
  exchange: StandardExchange,
  { symbol, networkId }: { symbol: string; networkId: string },
): Promise<ListedNetwork | undefined> => {
  const network = context.descriptor.networks.find(known => known.networkId === networkId.toLowerCase())
  if (network === undefined) return undefined
  const listed = await readNetworks(context, access, exchange, symbol)
  return listed.find(entry => isNamed(network, entry.network) && isOurToken({ networkId, symbol }, entry.contract))
}

/** With an exponent or without. */
const listedDecimal = (text = ''): string | undefined => parseDecimal(withoutExponent(text))

/** A network without a fixed fee or without a number of decimals has no terms to show, so it is shown as closed. */
export const asTerms = (networkId: string, chain: ListedNetwork): WithdrawalTerms => {
  const fee = listedDecimal(chain.fee)
  const maximum = listedDecimal(chain.maximum)
  return {
    networkId,
    fee: fee ?? '0',
    minimum: listedDecimal(chain.minimum) ?? '0',
    ...defined({ maximum }),
    decimals: chain.decimals ?? 0,
    enabled: chain.withdrawals && fee !== undefined && chain.decimals !== undefined,
  }
}

/** The exchange's own list, for the networks of our table. */
export const readTerms = async (
  context: StandardContext,
  access: KeyCredentials,
  exchange: StandardExchange,
  symbol: string,
): Promise<WithdrawalTerms[]> => {
  if (exchange.withdrawals === undefined) return []
  const chains = await readNetworks(context, access, exchange, symbol)
  return context.descriptor.networks.flatMap(network => {
    const { networkId } = network
    const chain = chains.find(
      listed => isNamed(network, listed.network) && isOurToken({ networkId, symbol }, listed.contract),
    )
    return chain === undefined ? [] : [asTerms(networkId, chain)]
  })
}

/**
 * Returns an address only if the exchange returns it for this coin on this network, and only while deposits are open.
 */
export const readDepositAddress = async (
  context: StandardContext,
  access: KeyCredentials,
  exchange: StandardExchange,
  { symbol, networkId }: { symbol: string; networkId: string },
): Promise<DepositAddress> => {
  const { name } = context.descriptor
  const refused = new ConnectorError('networkUnsupported', `${name} cannot receive ${symbol} on this network right now`)
  const { address } = exchange
  if (address === undefined) throw refused
  const chain = await readNetwork(context, access, exchange, { symbol, networkId })
  if (chain?.deposits !== true) throw refused
  const found = await address(queryWith(context, access), { symbol, chain })
  if (found === undefined)
    throw new ConnectorError('malformed', `${name} returned no address for this coin and network`)
  return checkAddress(found, networkId, name)
}
