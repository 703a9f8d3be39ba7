import type {
  BitcoinNetworkConfig,
  CosmosNetworkConfig,
  EvmNetworkConfig,
  StellarNetworkConfig,
  TonNetworkConfig,
  TronNetworkConfig,
  XrplNetworkConfig,
} from '@rialto/chains'
import type { OAuthClient } from '@rialto/connectors'
import type { PriceSource, SandboxScenarios, SandboxWallet } from '@rialto/core'
import type { OwnSolana } from './composeChains.ts'

/** The parts of the sandbox on which the rest is built. Undefined in production, which never loads it. */
export interface ComposedSandbox {
  origin: string
  /** Another server on the same data folder runs the sandbox. */
  isShared: boolean
  nowMs: () => number
  networks: EvmNetworkConfig[]
  solana: OwnSolana | undefined
  bitcoin: BitcoinNetworkConfig | undefined
  tron: TronNetworkConfig | undefined
  xrpl: XrplNetworkConfig | undefined
  stellar: StellarNetworkConfig | undefined
  ton: TonNetworkConfig | undefined
  cosmos: readonly CosmosNetworkConfig[]
  oauth: OAuthClient
  equityPrices: PriceSource
  wallet: SandboxWallet
  scenarios: SandboxScenarios
  stop(): Promise<void>
}
