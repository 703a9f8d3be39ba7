/** What an account can hold, as the assets catalogue lists it. */
export interface Asset {
  /** Upper case; unique within its list. */
  symbol: string
  name: string
}

export type AssetType = 'equity' | 'cryptocurrency'
