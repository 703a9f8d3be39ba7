import type { Scope } from '../kernel/scope.ts'

/** How transfers to a sanctioned address are handled. `warn` records the match and lets the transfer proceed. */
export type ScreeningMode = 'off' | 'warn' | 'block'

/** The step of a transfer at which an address was screened. */
export type ScreeningStep =
  | 'linkToken'
  | 'wallet'
  | 'preview'
  | 'execute'
  | 'bridgingQuote'
  | 'bridgingAddress'
  | 'bridgingPayIn'

export type AddressRole = 'destination' | 'source' | 'refund'

export interface ScreenedAddress {
  address: string
  tag?: string
  role: AddressRole
}

/** An entry of a list that names an address. */
interface SanctionsMatch {
  list: string
  /** The publisher's id of the entry. Empty if the list has none. */
  entry: string
  /** The listed person or organization. Empty if the list does not name it. */
  name: string
}

/** The last loaded version of a list. */
export interface SanctionsList {
  name: string
  /** Path or URL, without credentials. */
  source: string
  /** As the publisher writes it. */
  publishedOn: string | undefined
  /** SHA-256 of the file, in hex. */
  digest: string
  /** Whether its addresses are stored by today's keys. False: a version before stored them, and the list is read again. */
  hasKeys: boolean
  addresses: number
  /** Numbers of the lines that begin with no address and were left out, the first hundred. */
  skippedLines: readonly number[]
  loadedAtMs: number
}

export interface SanctionsListEntry {
  address: string
  entry: string
  name: string
}

/** The decision about the addresses of one step. */
export interface ScreeningDecision {
  id: string
  scope: Scope
  step: ScreeningStep
  outcome: 'cleared' | 'warned' | 'blocked'
  addresses: readonly ScreenedAddress[]
  matches: readonly (SanctionsMatch & ScreenedAddress)[]
  /** The lists that were searched: name and digest. */
  lists: readonly Pick<SanctionsList, 'name' | 'digest'>[]
  /** Id of the preview, which is also the id of its transfer. */
  transferId?: string
  decidedAtMs: number
}

export interface ScreeningRepository {
  mode(scope: Scope): Promise<ScreeningMode>
  setMode(scope: Scope, mode: ScreeningMode): Promise<void>
  lists(): Promise<SanctionsList[]>
  /** Entries by the catalogue's keys of an address (`lookedUpAddressKeys`). */
  find(addresses: readonly string[]): Promise<(SanctionsMatch & { address: string })[]>
  /** Atomically replaces the list of the same name. Addresses are keys (`listedAddressKeys`). */
  replace(list: Omit<SanctionsList, 'addresses' | 'hasKeys'>, entries: readonly SanctionsListEntry[]): Promise<void>
  /** Notes that a list was found unchanged. */
  touch(name: string, loadedAtMs: number): Promise<void>
  /** Removes all other lists. */
  keepOnly(names: readonly string[]): Promise<void>
  insertDecision(decision: ScreeningDecision): Promise<void>
  /** Newest first. */
  listDecisions(
    scope: Scope,
    filter: {
      transferId?: string | undefined
      outcomes?: readonly ScreeningDecision['outcome'][] | undefined
      count: number
    },
  ): Promise<ScreeningDecision[]>
}
