import { findNetwork, findToken, type Network, toBaseUnits } from '@rialto/catalog'
import type { PaymentUris } from '@rialto/core'

import type { EvmNetworkConfig } from './evm/evmNetworkConfig.ts'
import type { SolanaNetworkConfig } from './solana/readSolanaBalances.ts'
import type { StellarNetworkConfig } from './stellar/createHorizonRpc.ts'
import { sep7Uri } from './stellar/sep7Uri.ts'
import type { TonNetworkConfig } from './ton/createTonRpc.ts'
import { tonTransferUri } from './ton/tonTransferUri.ts'

/** The asset in a payment URI: the contract or mint of a token, absent for the network's own coin. */
interface Asset {
  contract: string | undefined
}

interface Terms extends Asset {
  symbol: string
  /** In whole units. Absent: the payer chooses it. */
  amount: string | undefined
  decimals: number
  tag: string | undefined
}

/**
 * Payment requests in the formats that wallets read: EIP-681 (https://eips.ethereum.org/EIPS/eip-681), Solana Pay
 * (https://docs.solanapay.com/spec), BIP-21, SEP-7 and TON’s `ton://transfer`. Contracts and chain ids come from the configured nodes, or from the
 * catalogue without nodes.
 */
export const createPaymentUris = ({
  evm,
  solana,
  stellar = [],
  ton = [],
}: {
  evm: readonly EvmNetworkConfig[]
  solana: readonly SolanaNetworkConfig[]
  /** Default: none. */
  stellar?: readonly StellarNetworkConfig[]
  /** Default: none. */
  ton?: readonly TonNetworkConfig[]
}): PaymentUris => {
  const nodes = new Map([...evm, ...solana, ...stellar, ...ton].map(({ networkId, tokens }) => [networkId, tokens]))
  const chainIds = new Map(evm.map(({ networkId, chainId }) => [networkId, String(chainId)]))
  const assetOf = (network: Network, symbol: string): Asset | undefined => {
    if (symbol === network.nativeSymbol) return { contract: undefined }
    const contract =
      nodes.get(network.id)?.find(token => token.symbol === symbol)?.address ?? findToken(network.id, symbol)?.address
    return contract === undefined ? undefined : { contract }
  }
  return {
    uriFor: ({ networkId, symbol, to, amount, tag }) => {
      const network = findNetwork(networkId)
      const asset = network && assetOf(network, symbol)
      if (!asset) return undefined
      const terms = {
        contract: asset.contract,
        symbol,
        amount,
        decimals: findToken(networkId, symbol)?.decimals ?? 0,
        tag,
      }
      return uriOn({ ...network, chainId: chainIds.get(network.id) ?? network.chainId }, to, terms)
    },
  }
}

const query = (fields: Readonly<Record<string, string | undefined>>): string => {
  const known = Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]))
  return known.length === 0 ? '' : `?${known.join('&')}`
}

const uriOn = (
  { networkType, chainId, caip2 }: Pick<Network, 'networkType' | 'chainId' | 'caip2'>,
  to: string,
  terms: Terms,
): string | undefined => {
  const { contract, amount, tag } = terms
  switch (networkType) {
    case 'evm':
      return eip681(chainId, to, terms)
    case 'solana':
      return `solana:${to}${query({ amount, 'spl-token': contract, reference: tag })}`
    case 'bitcoin':
      return `bitcoin:${to}${query({ amount })}`
    case 'ripple':
      return `ripple:${to}${query({ amount, dt: tag })}`
    case 'stellar':
      return sep7Uri(caip2, to, terms)
    case 'tvm':
      return tonTransferUri(to, terms)
    default:
      return undefined
  }
}

const eip681 = (chainId: string, to: string, { contract, amount, decimals }: Terms): string => {
  const units = amount === undefined ? undefined : toBaseUnits(amount, decimals).toString()
  return contract === undefined
    ? `ethereum:${to}@${chainId}${query({ value: units })}`
    : `ethereum:${contract}@${chainId}/transfer${query({ address: to, uint256: units })}`
}
