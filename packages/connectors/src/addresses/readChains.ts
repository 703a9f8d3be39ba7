import { add, fromBaseUnits, isZero, type Network } from '@rialto/catalog'
import { type ChainBalances, ConnectorError, type Holding } from '@rialto/core'
import { networksOf } from './readAddresses.ts'
import { assetName } from '../kit/balances/fiatCurrencies.ts'

/** A failed read is never reported as a zero balance. */
const readOne = (chains: ChainBalances, network: Network, address: string) =>
  chains.read(network.id, address).catch((cause: unknown) => {
    throw new ConnectorError('unavailable', `${network.name} could not be read`, { upstreamCode: network.caip2, cause })
  })

/**
 * Balances of these addresses on every network with addresses of their form, one row per symbol.
 *
 * @throws ConnectorError `unavailable` when any of the networks cannot be read.
 */
export const readChains = async (
  chains: ChainBalances,
  networks: readonly Network[],
  addresses: readonly string[],
): Promise<Holding[]> => {
  const reads = addresses.flatMap(address => networksOf(address, networks).map(network => ({ address, network })))
  const found = await Promise.all(reads.map(({ address, network }) => readOne(chains, network, address)))
  const amounts = new Map<string, string>()
  for (const { symbol, amountBaseUnits, decimals } of found.flat()) {
    amounts.set(symbol, add(amounts.get(symbol) ?? '0', fromBaseUnits(amountBaseUnits, decimals)))
  }
  return [...amounts]
    .filter(([, amount]) => !isZero(amount))
    .map(([symbol, amount]) => ({ symbol, name: assetName(symbol), amount, available: amount }))
}
