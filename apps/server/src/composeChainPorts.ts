import {
  createAddressDerivation,
  createChainBalances,
  createChainDeposits,
  createChainPayments,
  createChainWatcher,
  createPaymentUris,
  createRelaying,
  createSignatureVerifier,
  createSolanaReader,
} from '@rialto/chains'
import type { Egress } from '@rialto/egress'
import {
  bitcoinNetworks,
  cosmosNetworks,
  productionNetworks,
  solanaNetworks,
  solanaNodes,
  stellarNetworks,
  tonNetworks,
  tronNetworks,
  xrplNetworks,
} from './composeChains.ts'
import type { Config } from './config.ts'
import type { ComposedSandbox } from './composedSandbox.ts'

const networksOf = (config: Config, sandbox: ComposedSandbox | undefined) => ({
  evm: sandbox?.networks ?? productionNetworks(config.evmRpc),
  solana: solanaNetworks(config, sandbox?.solana),
  bitcoin: bitcoinNetworks(config, sandbox?.bitcoin),
  tron: tronNetworks(config, sandbox?.tron),
  xrpl: xrplNetworks(config, sandbox?.xrpl),
  stellar: stellarNetworks(config, sandbox?.stellar),
  ton: tonNetworks(config, sandbox?.ton),
  cosmos: cosmosNetworks(config, sandbox?.cosmos),
})

/** The ports of the chains, over the nodes of the installation or those of the sandbox. */
export const composeChainPorts = (config: Config, sandbox: ComposedSandbox | undefined, nodes: Egress) => {
  const { evm, solana, bitcoin, tron, xrpl, stellar, ton, cosmos } = networksOf(config, sandbox)
  const chainNodes = { egress: nodes, evm, solana, bitcoin, tron }
  const watched = { ...chainNodes, xrpl, stellar, ton, cosmos }
  return {
    chainPayments: createChainPayments(chainNodes),
    paysNetworkFees: solana.some(({ sponsorKey }) => sponsorKey !== undefined),
    ports: {
      signatures: createSignatureVerifier({ egress: nodes, evm }),
      solana: createSolanaReader({ egress: nodes, nodes: solanaNodes(config, sandbox?.solana) }),
      chains: createChainWatcher(watched),
      chainBalances: createChainBalances({ ...chainNodes, xrpl }),
      chainDeposits: createChainDeposits({ ...watched, isLive: config.environment === 'production' }),
      addressDerivation: createAddressDerivation({ isTestnet: config.environment === 'sandbox' }),
      paymentUris: createPaymentUris({ evm, solana, stellar, ton }),
      relaying: createRelaying({ egress: nodes, evm, solana }),
    },
  }
}
