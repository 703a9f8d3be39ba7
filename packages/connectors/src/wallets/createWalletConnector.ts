import { findNetwork, findToken } from '@rialto/catalog'
import { type ChainBalances, type Connector, ConnectorError, type Credentials } from '@rialto/core'

import { networksOf } from '../addresses/readAddresses.ts'
import { readChains } from '../addresses/readChains.ts'
import { rejected } from '../kit/withdraw/rejection.ts'
import { walletDescriptor } from './walletDescriptor.ts'

const onlyRead = 'This wallet is read-only and cannot send transfers'

const addressOf = (credentials: Credentials): string => {
  const [address] = credentials.kind === 'address' ? credentials.addresses : []
  if (address !== undefined) return address
  throw new ConnectorError('credentialsInvalid', 'This is not the address of a wallet')
}

/**
 * A wallet that its user holds alone: the address they proved to hold is the account. It is connected by `connectWallet` in
 * Link; here it is read, on every network that has addresses of its form.
 */
export const createWalletConnector = (chains: ChainBalances): Connector => {
  const descriptor = walletDescriptor(chains)
  const networks = descriptor.networks.flatMap(({ networkId }) => findNetwork(networkId) ?? [])
  return {
    descriptor,
    auth: {},
    read: {
      balances: async () => [],
      holdings: async credentials => readChains(chains, networks, [addressOf(credentials)]),
      depositAddress: async (credentials, { symbol, networkId }) => {
        const address = addressOf(credentials)
        const network = networks.find(({ id }) => id === networkId.toLowerCase())
        if (network && findToken(network.id, symbol) && networksOf(address, [network]).length > 0) return { address }
        throw new ConnectorError('networkUnsupported', `This wallet has no address for ${symbol} on this network`)
      },
    },
    withdraw: {
      terms: async () => [],
      submit: async () => rejected('refused', onlyRead),
      find: async () => Promise.reject(new ConnectorError('refused', onlyRead)),
    },
    probe: async () => undefined,
  }
}
