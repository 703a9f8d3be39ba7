export interface Integration {
  /** Public UUID, which never changes. */
  id: string
  /** Public `brokerType`. */
  type: string
  /** Aliases that the API accepts. */
  aliases: readonly string[]
  name: string
  categories: readonly ('exchange' | 'brokerage' | 'wallet')[]
  /** `#rrggbb`: background of the initials, and accent of its screens. */
  brandColor: string
  /** Key of its drawing in `@rialto/catalog/icons`. Absent: its initials. */
  icon?: string
  scheme: 'oAuth' | 'apiKey' | 'password' | 'walletConnect' | 'address'
  /**
   * How it is connected: with its own signing code, with ccxt's, only by an agreement between the operator and the
   * institution, without any institution, or in the sandbox alone. The connectors say whether an installation offers
   * it.
   */
  tier: 'native' | 'adapter' | 'partner' | 'generic' | 'sandbox'
}

export type IntegrationRow = readonly [
  id: string,
  type: string,
  name: string,
  brandColor: string,
  others?: Partial<Omit<Integration, 'id' | 'type' | 'name' | 'brandColor'>>,
]

/** Integrations that have `common` unless their row says otherwise, and no alias unless it names one. */
export const integrationsOf = (
  common: Pick<Integration, 'categories' | 'scheme' | 'tier'>,
  rows: readonly IntegrationRow[],
): Integration[] =>
  rows.map(([id, type, name, brandColor, others]) => ({
    ...{ id, type, aliases: [], name, brandColor },
    ...common,
    ...others,
  }))
