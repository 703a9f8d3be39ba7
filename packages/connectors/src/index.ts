export { connectorHosts } from './connectorHosts.ts'
export { type Connectors, type ConnectorsOptions, createConnectors } from './createConnectors.ts'
export type { OAuthClient } from './kit/connectorEntry.ts'
export { type CoinbasePricesOptions, createCoinbasePrices } from './prices/createCoinbasePrices.ts'
