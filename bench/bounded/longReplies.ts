import { createConnectors } from '@rialto/connectors'

import { createBitcoinRpc } from '../../packages/chains/src/bitcoin/createBitcoinRpc.ts'
import { createTronRpc } from '../../packages/chains/src/tron/createTronRpc.ts'
import { egressTo, serveReplies, watchTurns } from './replies.ts'

const hash = '1'.repeat(64)
/** As many rows as have about this size. */
const rows = <T>(megabytes: number, row: (index: number) => T): T[] =>
  Array.from({ length: Math.ceil((megabytes * 1e6) / JSON.stringify(row(0)).length) }, (_, index) => row(index))

const market = (index: number) => ({
  symbol: `A${index}USDT`,
  status: 'TRADING',
  baseAsset: `A${index}`,
  baseAssetPrecision: 8,
  quoteAsset: 'USDT',
  quoteAssetPrecision: 8,
  orderTypes: ['LIMIT', 'LIMIT_MAKER', 'MARKET', 'STOP_LOSS_LIMIT', 'TAKE_PROFIT_LIMIT'],
  isSpotTradingAllowed: true,
  filters: Array.from({ length: 14 }, (_, at) => ({
    filterType: `FILTER_${at}`,
    tickSize: '0.01000000',
    maxQty: '9.0',
  })),
  permissionSets: [Array.from({ length: 200 }, (_, at) => `TRD_GRP_${at}`)],
})
const script = { asm: `0 ${'a'.repeat(40)}`, desc: 'addr(x)', hex: `0014${'a'.repeat(40)}`, type: 'witness_v0_keyhash' }
const bitcoinTransaction = (index: number) => ({
  txid: String(index).padStart(64, '0'),
  vin: [1, 2].map(vout => ({
    txid: hash,
    vout,
    txinwitness: ['b'.repeat(142), 'c'.repeat(66)],
    prevout: { value: 0.5, scriptPubKey: script },
  })),
  vout: [0, 1].map(n => ({ value: 0.25, n, scriptPubKey: script })),
  hex: 'd'.repeat(744),
})
const tronTransaction = (index: number) => ({
  ret: [{ contractRet: 'SUCCESS' }],
  txID: String(index).padStart(64, '0'),
  raw_data: {
    contract: [{ type: 'TriggerSmartContract', parameter: { value: { data: 'e'.repeat(136) } } }],
    expiration: 1,
  },
  raw_data_hex: 'f'.repeat(420),
  signature: ['0'.repeat(130)],
})

/** Documents of the size that providers send, by the readers that receive them. */
const documents = (megabytes: number) => ({
  'markets of Binance': { timezone: 'UTC', symbols: rows(megabytes, market) },
  'a block of Bitcoin': { id: 1, error: null, result: { hash, tx: rows(megabytes, bitcoinTransaction) } },
  'a block of Tron': {
    blockID: `${(7).toString(16).padStart(16, '0')}${'1'.repeat(48)}`,
    block_header: { raw_data: { number: 7, timestamp: 1_700_000_000_000, parentHash: hash } },
    transactions: rows(megabytes, tronTransaction),
  },
})

/**
 * CPU time of the longest turn of the event loop while a document of 5, 10 and 20 MB is received, parsed and read, and whether
 * the reader accepted it. The least of three calls.
 */
export const longReplies = async (): Promise<object> => {
  const server = await serveReplies()
  const { egress, close } = egressTo(server.url)
  const clock = { nowMs: Date.now, sleep: async () => undefined }
  const { connectors } = createConnectors({ egress, clock, environment: 'production', oauth: () => undefined })
  const binance = connectors.find(({ orders, descriptor }) => orders && descriptor.type === 'binanceInternational')
  const node = { networkId: '', rpcUrl: 'http://node.example/' } as never
  const readers = {
    'markets of Binance': async () => binance?.orders?.features({ kind: 'apiKey', key: 'k', secret: 's' }),
    'a block of Bitcoin': async () => createBitcoinRpc(egress, node).block(hash),
    'a block of Tron': async () => createTronRpc(egress, node).blockAt('walletsolidity', 7),
  }
  const turns = watchTurns()
  const measured: object[] = []
  for (const megabytes of [5, 10, 20])
    for (const [name, document] of Object.entries(documents(megabytes))) {
      server.answer({ status: 200, text: JSON.stringify(document) })
      const times: number[] = []
      let outcome = ''
      for (let time = 0; time < 3; time += 1) {
        // The documents themselves are garbage of this process.
        await new Promise(resolve => setTimeout(resolve, 500))
        turns.takeLongestMs()
        outcome = await readers[name as keyof typeof readers]().then(
          found => (found === undefined ? 'nothing' : 'read'),
          (error: Error) => error.message,
        )
        times.push(Math.round(turns.takeLongestMs()))
      }
      measured.push({ name, megabytes, outcome, longestTurnMs: Math.min(...times), all: times })
    }
  turns.stop()
  await Promise.all([close(), server.stop()])
  return { measured }
}
