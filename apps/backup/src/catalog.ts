import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { BackupCatalog, BackupPair } from '@rialto/catalog'

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

const isPair = (value: unknown): value is BackupPair => {
  const pair = value as Partial<BackupPair> | null
  return (
    typeof pair === 'object' &&
    pair !== null &&
    [pair.symbol, pair.networkId, pair.networkName, pair.networkType].every(isText) &&
    typeof pair.testnet === 'boolean'
  )
}

const isLogo = (value: unknown): value is string => isText(value) && /^data:image\/(svg\+xml|png|webp)[;,]/.test(value)

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : []

/** Reads a catalog; `undefined` for any other value. An unreadable pair or logo is left out: the others still work. */
export function readCatalog(value: unknown): BackupCatalog | undefined {
  const catalog = value as Partial<BackupCatalog> | null
  if (typeof catalog !== 'object' || catalog?.schemaVersion !== 1) return undefined
  if (!isText(catalog.generatedAtUtc) || Number.isNaN(Date.parse(catalog.generatedAtUtc))) return undefined
  if (!Array.isArray(catalog.pairs)) return undefined
  const accountPairs = entriesOf(catalog.accountPairs).map(([clientId, pairs]): [string, BackupPair[]] => [
    clientId,
    Array.isArray(pairs) ? pairs.filter(isPair) : [],
  ])
  const logos = entriesOf(catalog.logos).filter((entry): entry is [string, string] => isLogo(entry[1]))
  return {
    schemaVersion: 1,
    generatedAtUtc: catalog.generatedAtUtc,
    pairs: catalog.pairs.filter(isPair),
    accountPairs: Object.fromEntries(accountPairs),
    logos: Object.fromEntries(logos),
  }
}

/** SHA-256 of a client id, hex. */
const clientKey = (clientId: string): string => bytesToHex(sha256(utf8ToBytes(clientId)))

/** The pair of a destination, among all clients' pairs and this client's own. */
export const findPair = (
  catalog: BackupCatalog,
  clientId: string,
  { symbol, networkId }: { symbol: string; networkId: string },
): BackupPair | undefined =>
  [...catalog.pairs, ...(catalog.accountPairs[clientKey(clientId)] ?? [])].find(
    pair => pair.networkId === networkId && pair.symbol.toUpperCase() === symbol.toUpperCase(),
  )
