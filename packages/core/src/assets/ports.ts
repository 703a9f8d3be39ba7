import type { AssetList, AssetType } from '@rialto/catalog'

/** What the assets catalogue lists, by type. */
export type Assets = Readonly<Record<AssetType, () => AssetList>>

export interface Quote {
  /** USD for one share, as a decimal string. */
  price: string
  /** Milliseconds since the Unix epoch. */
  quotedAtMs: number
}

/** Where prices of equities come from. For display: no amount that moves is ever derived from one. */
export interface PriceSource {
  /**
   * The last price of this symbol (upper case), or `undefined` where the source does not know it.
   *
   * @throws when the source cannot be asked.
   */
  quote(symbol: string): Promise<Quote | undefined>
}
