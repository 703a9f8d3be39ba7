import type {
  BitcoinNetworkConfig,
  CosmosNetworkConfig,
  EvmNetworkConfig,
  StellarNetworkConfig,
  TonNetworkConfig,
  TronNetworkConfig,
  XrplNetworkConfig,
} from '@rialto/chains'
import { createEgress } from '@rialto/egress'

import {
  bitcoinNetworks,
  cosmosNetworks,
  type OwnSolana,
  productionNetworks,
  solanaNodes,
  stellarNetworks,
  tonNetworks,
  tronNetworks,
  xrplNetworks,
} from './composeChains.ts'
import type { Config } from './config.ts'
import { userAgent, webhookPolicy } from './webhooks/webhookPolicy.ts'

/** The parts of the sandbox that are reachable from outside it. */
interface SandboxNodes {
  origin: string
  networks: EvmNetworkConfig[]
  solana: OwnSolana | undefined
  bitcoin: BitcoinNetworkConfig | undefined
  tron: TronNetworkConfig | undefined
  xrpl: XrplNetworkConfig | undefined
  stellar: StellarNetworkConfig | undefined
  ton: TonNetworkConfig | undefined
  cosmos: readonly CosmosNetworkConfig[]
}

const hostnameOf = (url: string): string => new URL(url).hostname
const portOfUrl = (url: string): number => Number(new URL(url).port)

/** Four egress clients, each limited to the hosts that its purpose requires. */
export const createEgressClients = (config: Config, sandbox: SandboxNodes | undefined) => {
  const hosts = new Set<string>()
  const routes = new Map<string, string>()
  const networks = sandbox?.networks ?? productionNetworks(config.evmRpc)
  const nodeUrls = [
    ...networks.map(({ rpcUrl }) => rpcUrl),
    ...solanaNodes(config, sandbox?.solana).values(),
    ...bitcoinNetworks(config, sandbox?.bitcoin).map(({ rpcUrl }) => rpcUrl),
    ...tronNetworks(config, sandbox?.tron).map(({ rpcUrl }) => rpcUrl),
    ...xrplNetworks(config, sandbox?.xrpl).map(({ rpcUrl }) => rpcUrl),
    ...stellarNetworks(config, sandbox?.stellar).map(({ rpcUrl }) => rpcUrl),
    ...tonNetworks(config, sandbox?.ton).map(({ rpcUrl }) => rpcUrl),
    ...cosmosNetworks(config, sandbox?.cosmos).map(({ rpcUrl }) => rpcUrl),
  ]
  const local = sandbox
    ? { allowPrivate: ['127.0.0.0/8', '::1/128', ...config.allowPrivate], allowHttp: true }
    : { allowPrivate: config.allowPrivate }
  const clientServers = webhookPolicy(config, sandbox ? [sandbox.origin, ...nodeUrls].map(portOfUrl) : [])
  return {
    institutions: {
      egress: createEgress({ hosts, routes, userAgent }),
      /** The hosts are known only once the connectors exist, and the connectors need the client first. */
      allow: (names: readonly string[]) => {
        for (const name of names) {
          if (sandbox) routes.set(name, sandbox.origin)
          else hosts.add(name)
        }
      },
    },
    nodes: createEgress({ hosts: new Set(nodeUrls.map(hostnameOf)), userAgent, ...local }),
    webhooks: createEgress(clientServers),
    webhookPolicy: clientServers,
    prices: createEgress({
      hosts: new Set(config.equityPriceUrl === undefined ? [] : [hostnameOf(config.equityPriceUrl)]),
      userAgent,
      ...local,
    }),
  }
}
