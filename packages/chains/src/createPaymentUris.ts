import { findNetwork, findToken, type Network } from '@rialto/catalog'
import type { PaymentUris } from '@rialto/core'

import type { EvmNetworkConfig } from './evm/evmNetworkConfig.ts'
import type { SolanaNetworkConfig } from './solana/readSolanaBalances.ts'

/** The asset in a payment URI: the contract or mint of a token, absent for the network's own coin. */
interface Asset {
  contract: string | undefined
}

/**
 * Payment requests in the formats that wallets read: EIP-681 (https://eips.ethereum.org/EIPS/eip-681), Solana Pay
 * (https://docs.solanapay.com/spec) and BIP-21. Contracts and chain ids come from the configured nodes, or from the
 * catalogue without nodes.
 */
export const createPaymentUris = ({
  evm,
  solana,
}: {
  evm: readonly EvmNetworkConfig[]
  solana: readonly SolanaNetworkConfig[]
}): PaymentUris => {
  const nodes = new Map([...evm, ...solana].map(({ networkId, tokens }) => [networkId, tokens]))
  const chainIds = new Map(evm.map(({ networkId, chainId }) => [networkId, String(chainId)]))
  const assetOf = (network: Network, symbol: string): Asset | undefined => {
    if (symbol === network.nativeSymbol) return { contract: undefined }
    const contract =
      nodes.get(network.id)?.find(token => token.symbol === symbol)?.address ?? findToken(network.id, symbol)?.address
    return contract === undefined ? undefined : { contract }
  }
  return {
    uriFor: ({ networkId, symbol, to }) => {
      const network = findNetwork(networkId)
      const asset = network && assetOf(network, symbol)
      if (!asset) return undefined
      return uriOn({ ...network, chainId: chainIds.get(network.id) ?? network.chainId }, to, asset)
    },
  }
}

const uriOn = (
  { networkType, chainId }: Pick<Network, 'networkType' | 'chainId'>,
  to: string,
  { contract }: Asset,
): string | undefined => {
  switch (networkType) {
    case 'evm':
      return eip681(chainId, to, contract)
    case 'solana':
      return `solana:${to}${contract === undefined ? '' : `?spl-token=${contract}`}`
    case 'bitcoin':
      return `bitcoin:${to}`
    default:
      return undefined
  }
}

const eip681 = (chainId: string, to: string, contract: string | undefined): string =>
  contract === undefined ? `ethereum:${to}@${chainId}` : `ethereum:${contract}@${chainId}/transfer?address=${to}`
