import type { AssetList, AssetType } from '@rialto/catalog'

/** Lists of the assets catalogue, by type. */
export type Assets = Readonly<Record<AssetType, () => AssetList>>

export interface Quote {
  /** USD for one share, as a decimal string. */
  price: string
  /** Milliseconds since the Unix epoch. */
  quotedAtMs: number
}

/** Source of equity prices. For display: an amount that moves is never derived from one. */
export interface PriceSource {
  /**
   * The last price of this symbol (upper case). `undefined` for a symbol that the source does not have.
   *
   * @throws if the source is unavailable.
   */
  quote(symbol: string): Promise<Quote | undefined>
}
