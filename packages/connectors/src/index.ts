export { type Connectors, type ConnectorsOptions, createConnectors, type Unavailable } from './createConnectors.ts'
export type { OAuthClient } from './kit/connectorEntry.ts'
export { type RecordedAccount, recorderOf } from './record/recordingEntry.ts'
export { createPriceLists, priceListHosts } from './prices/createPriceLists.ts'
