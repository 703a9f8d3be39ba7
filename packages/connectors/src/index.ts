export { type Connectors, type ConnectorsOptions, createConnectors, type Unavailable } from './createConnectors.ts'
export type { OAuthClient } from './kit/connectorEntry.ts'
export { type CoinbasePricesOptions, createCoinbasePrices } from './prices/createCoinbasePrices.ts'
