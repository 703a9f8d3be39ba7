import { type Integration, type IntegrationRow, integrationsOf } from './integration.ts'

const rows: readonly IntegrationRow[] = [
  ['f5e69e76-15bf-4a8a-877b-72e65f64d7e3', 'coinbaseExchange', 'Coinbase Exchange', '#0052ff', { icon: 'coinbase' }],
  ['0943e76f-7eb7-4017-8092-e02cb93e8dc4', 'gateIo', 'Gate', '#2354e6', { icon: 'gateio' }],
  ['e2fc4521-60af-4e92-93cc-b9c39fcb5559', 'huobi', 'HTX', '#008cd6', { aliases: ['htx'] }],
  ['e66dff67-d5b6-4fea-a1ae-9bd09f795cb5', 'cryptoCom', 'Crypto.com', '#002d74', { icon: 'cryptocom' }],
  ['c4e56b2f-d9b5-4d96-a4ce-77aa8ecd7101', 'bitfinex', 'Bitfinex', '#03ca9b', { aliases: ['bitfinexDirect'] }],
  ['d31109e0-dba2-4c5f-8a3e-b40a9d48790a', 'bitGet', 'Bitget', '#00f0ff', { icon: 'bitget' }],
  ['455ce6f1-a064-4430-b0ed-d07553dde6ee', 'mexc', 'MEXC', '#1972e2'],
  ['37ccf443-2d24-43c4-8fb0-5de55947b05e', 'coinEx', 'CoinEx', '#0ab0a0', { icon: 'coinex' }],
  ['dae505e3-282c-4acb-8aa0-5dfda5b8a23b', 'bingX', 'BingX', '#2954fe'],
  ['b084ae92-64f1-482b-8184-cfedb8ad4b22', 'whiteBit', 'WhiteBIT', '#ead430'],
  ['a271ca94-4041-4cd1-aedd-d1950db4433d', 'bitvavo', 'Bitvavo', '#0033ff'],
  ['00069416-b945-4d9e-bae3-3e36303e12cc', 'bitso', 'Bitso', '#0a8f5c', { aliases: ['bitsoDirect'] }],
  ['cdcc346e-2eca-4983-8538-dee249247134', 'bitFlyer', 'bitFlyer', '#1f7bb6'],
  ['c9562013-fd14-4961-8ca5-8a4b8184af5c', 'luno', 'Luno', '#12326b'],
  ['edc300ce-cb6d-4a8d-a638-7ce4c2fde4fb', 'upbit', 'Upbit', '#093687', { icon: 'upbit' }],
  ['fe50b5d1-322b-47a3-a665-0efab2bd3693', 'cexIo', 'CEX.IO', '#02c2d2'],
  ['f411bb1a-8c23-47aa-b213-9686af8c5907', 'blockchainCom', 'Blockchain.com', '#121d33'],
  ['b409b3da-e5be-4133-b7d9-ae97c1fb28d9', 'poloniex', 'Poloniex', '#12b298'],
]

/** Exchanges whose requests ccxt signs. */
export const ccxtSignedIntegrations: readonly Integration[] = integrationsOf(
  { categories: ['exchange'], scheme: 'apiKey', tier: 'adapter' },
  rows,
)
