import type { ChainPayments } from '@rialto/core'
import type { Egress } from '@rialto/egress'

import { bitcoinPayments } from './bitcoin/bitcoinPayments.ts'
import type { BitcoinNetworkConfig } from './bitcoin/createBitcoinRpc.ts'
import type { EvmNetworkConfig } from './evm/evmNetworkConfig.ts'
import { evmPayments } from './evm/evmPayments.ts'
import type { PaymentsOn } from './paymentsOn.ts'
import type { SolanaNetworkConfig } from './solana/readSolanaBalances.ts'
import { solanaPayments } from './solana/solanaPayments.ts'
import type { TronNetworkConfig } from './tron/createTronRpc.ts'
import { tronPayments } from './tron/tronPayments.ts'

/** Payments from wallets on these networks. Throws EvmRpcError, SolanaUnreadable, BitcoinUnreadable or TronUnreadable. */
export const createChainPayments = ({
  egress,
  evm,
  solana,
  bitcoin = [],
  tron = [],
}: {
  egress: Egress
  evm: readonly EvmNetworkConfig[]
  solana: readonly SolanaNetworkConfig[]
  /** Default: none. */
  bitcoin?: readonly BitcoinNetworkConfig[]
  /** Default: none. */
  tron?: readonly TronNetworkConfig[]
}): ChainPayments => {
  const networks = new Map<string, PaymentsOn>()
  for (const network of evm) networks.set(network.networkId, evmPayments(egress, network))
  for (const network of solana) networks.set(network.networkId, solanaPayments(egress, network))
  for (const network of bitcoin) networks.set(network.networkId, bitcoinPayments(egress, network))
  for (const network of tron) networks.set(network.networkId, tronPayments(egress, network))
  const of = (networkId: string): PaymentsOn => {
    const payments = networks.get(networkId)
    if (!payments) throw new Error(`Network ${networkId} has no node`)
    return payments
  }
  return {
    pays: networkId => networks.has(networkId),
    head: async networkId => of(networkId).head(),
    transactionFor: async (payment, options) => of(payment.networkId).transactionFor(payment, options),
    readSponsoredFee: async payment => of(payment.networkId).readSponsoredFee(payment),
    readFee: async payment => of(payment.networkId).readFee(payment),
    isAnyPending: async payment => of(payment.networkId).isAnyPending(payment),
    isSeen: async payment => of(payment.networkId).isSeen(payment),
    find: async (payment, search) => of(payment.networkId).find(payment, search),
  }
}
