/** US dollar prices of one unit, as decimal strings. They come from public price lists, tried in order. */
export interface Prices {
  /** Prices of the last five minutes. A symbol that no list quotes is absent. Never rejects. */
  usd(symbols: readonly string[]): Promise<ReadonlyMap<string, string>>
  /**
   * For display: includes the last known price of a symbol whose lists do not respond, up to a day old. Never rejects.
   */
  lastUsd(symbols: readonly string[]): Promise<ReadonlyMap<string, LastPrice>>
}

export interface LastPrice {
  usd: string
  /** Older than five minutes: no list that quotes the symbol responds. */
  isStale: boolean
}

/** One public source of prices: a whole list in one call. */
export interface PriceList {
  name: string
  /** USD by symbol. @throws when the list cannot be read. */
  load(): Promise<ReadonlyMap<string, string>>
}
