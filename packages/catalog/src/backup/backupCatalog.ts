import { type Network, networks } from '../networks.ts'
import type { NetworkType } from '../networkType.ts'
import { handListed } from '../tokens.ts'

/** One pair of token and network that can be deposited while the service is down. */
export interface BackupPair {
  symbol: string
  networkId: string
  networkName: string
  /** Decides how an address and a tag are checked. */
  networkType: NetworkType
  testnet: boolean
  /** Whether the service detects deposits of this pair automatically after an outage. */
  isTracked: boolean
}

/** `all.json` of level 1, and the snapshot inside level 2. */
export interface BackupCatalog {
  schemaVersion: 1
  /** ISO 8601, UTC. */
  generatedAtUtc: string
  pairs: BackupPair[]
  /** Pairs that only one client's users may deposit, by SHA-256 of the client id: the file is public. */
  accountPairs: Record<string, BackupPair[]>
  /** Data URIs by `network:<id>` and `token:<symbol>`. */
  logos: Record<string, string>
}

type Pair = { networkId: string; symbol: string }

const networkById = new Map(networks.map(network => [network.id, network]))

const toPair = ({ networkId, symbol }: Pair, isTracked: boolean): BackupPair[] => {
  const network = networkById.get(networkId)
  return network ? [pairOn(network, symbol, isTracked)] : []
}

const pairOn = (network: Network, symbol: string, isTracked: boolean): BackupPair => ({
  symbol,
  networkId: network.id,
  networkName: network.name,
  networkType: network.networkType,
  testnet: !network.environments.includes('production'),
  isTracked,
})

const dataUri = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`

/** Available logos of these pairs' tokens and networks. */
const logosOf = (pairs: readonly BackupPair[], icons: Readonly<Record<string, string>>): Record<string, string> => {
  const logos: Record<string, string> = {}
  const addLogo = (key: string, name: string): void => {
    const icon = icons[name.toLowerCase()]
    if (icon !== undefined) logos[key] = dataUri(icon)
  }
  for (const { symbol, networkId, networkName } of pairs) {
    addLogo(`token:${symbol}`, symbol)
    addLogo(`network:${networkId}`, networkName)
  }
  return logos
}

/**
 * Builds the catalog of pairs that can be deposited without the service, with their available logos.
 *
 * @param icons SVG documents by lower-case token symbol and network name
 * @param accountPairs further pairs by SHA-256 of the client id, hex
 */
export function createBackupCatalog({
  generatedAt,
  icons,
  accountPairs = {},
}: {
  generatedAt: Date
  icons: Readonly<Record<string, string>>
  accountPairs?: Readonly<Record<string, readonly Pair[]>>
}): BackupCatalog {
  const pairs = handListed.flatMap(token => toPair(token, true))
  const own = Object.entries(accountPairs).map(([key, list]): [string, BackupPair[]] => [
    key,
    list.flatMap(pair => toPair(pair, false)),
  ])
  return {
    schemaVersion: 1,
    generatedAtUtc: generatedAt.toISOString(),
    pairs,
    accountPairs: Object.fromEntries(own),
    logos: logosOf([...pairs, ...own.flatMap(([, list]) => list)], icons),
  }
}
