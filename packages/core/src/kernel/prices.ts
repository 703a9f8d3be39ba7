/** US dollar prices. Display and limits only: no amount that moves is ever derived from one. */
export interface Prices {
  /** Price of one unit in USD as a decimal string, or undefined where nobody quotes it. */
  usd(symbols: readonly string[]): Promise<ReadonlyMap<string, string>>
}
