import { createHash } from 'node:crypto'
import { findNetwork, findToken, type Network } from '@rialto/catalog'
import { type ChainBalances, type Connected, type Connector, ConnectorError, type Credentials } from '@rialto/core'
import { rejected } from '../kit/withdraw/rejection.ts'
import { addressDescriptor, type AddressType } from './addressDescriptor.ts'
import { networksOf, readAddresses } from './readAddresses.ts'
import { readChains } from './readChains.ts'

const onlyRead = 'A connected address is read-only and cannot send transfers'

const addressesOf = (credentials: Credentials): readonly string[] => {
  if (credentials.kind === 'address') return credentials.addresses
  throw new ConnectorError('credentialsInvalid', 'These are not valid addresses')
}

const shortened = (address: string): string => `${address.slice(0, 6)}…${address.slice(-4)}`

/** The same addresses in another order are the same account. */
const accountOf = (addresses: readonly string[]): Connected['account'] => {
  const [first = ''] = addresses
  if (addresses.length === 1) return { upstreamId: first, name: shortened(first) }
  const upstreamId = createHash('sha256')
    .update([...addresses].sort().join(','))
    .digest('hex')
  return { upstreamId, name: `${shortened(first)} and ${addresses.length - 1} more` }
}

const connected = (addresses: readonly string[]): Connected => ({
  credentials: { kind: 'address', addresses },
  account: accountOf(addresses),
  granted: { read: true, withdraw: false, missing: [] },
})

const depositAddressAt = (
  networks: readonly Network[],
  credentials: Credentials,
  { symbol, networkId }: { symbol: string; networkId: string },
): { address: string } => {
  const network = networks.find(({ id }) => id === networkId.toLowerCase())
  const address =
    network && findToken(network.id, symbol)
      ? addressesOf(credentials).find(candidate => networksOf(candidate, [network]).length > 0)
      : undefined
  if (address !== undefined) return { address }
  throw new ConnectorError('networkUnsupported', `This connection has no address for ${symbol} on this network`)
}

/**
 * A connector for public addresses in place of an account: reads their holdings, and returns them as deposit
 * addresses. The addresses prove nothing about their holder, and nothing is ever sent from them.
 */
export const createAddressConnector = (type: AddressType, chains: ChainBalances): Connector => {
  const descriptor = addressDescriptor(type, chains.networkIds)
  const networks = descriptor.networks.flatMap(({ networkId }) => findNetwork(networkId) ?? [])
  const several = type === 'cryptocurrencyWallet'
  return {
    descriptor,
    auth: {
      connectWithKey: async ({ username = '' }) => connected(readAddresses(username, { several, networks })),
    },
    read: {
      balances: async () => [],
      holdings: async credentials => readChains(chains, networks, addressesOf(credentials)),
      depositAddress: async (credentials, input) => depositAddressAt(networks, credentials, input),
    },
    withdraw: {
      terms: async () => [],
      submit: async () => rejected('refused', onlyRead),
      find: async () => Promise.reject(new ConnectorError('refused', onlyRead)),
    },
    probe: async () => undefined,
  }
}
