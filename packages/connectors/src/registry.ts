import { krakenConnectDescriptor, krakenDescriptor } from './exchanges/kraken/descriptor.ts'
import { byKey, bySignIn, exchangeEntry, history, renewable } from './kit/connectorEntry.ts'

/**
 * Every connector there is, one line each, in alphabetical order of the folders. Only their data is loaded from here: the
 * code of each is a chunk of its own.
 */
export { alpaca } from './brokerages/alpaca/entry.ts'
export { binanceInternational, binanceUs } from './exchanges/binance/entry.ts'
export { bitstamp } from './exchanges/bitstamp/entry.ts'
export { bybit } from './exchanges/bybit/entry.ts'
export { coinbase } from './exchanges/coinbase/entry.ts'
export { gemini, geminiDirect } from './exchanges/gemini/entry.ts'
export { kuCoin } from './exchanges/kucoin/entry.ts'
export { okx } from './exchanges/okx/entry.ts'
export { uphold } from './exchanges/uphold/entry.ts'
export * from './longTail/entries.ts'

export const kraken = exchangeEntry(
  krakenDescriptor,
  [...byKey, ...history],
  async () => (await import('./exchanges/kraken/exchange.ts')).kraken,
)
export const krakenConnect = exchangeEntry(
  krakenConnectDescriptor,
  [...bySignIn, ...renewable, ...history, 'read.identity'],
  async () => (await import('./exchanges/kraken/exchange.ts')).krakenConnect,
)
