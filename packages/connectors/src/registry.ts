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
export { kraken, krakenConnect } from './exchanges/kraken/entry.ts'
export { kuCoin } from './exchanges/kucoin/entry.ts'
export { okx } from './exchanges/okx/entry.ts'
export { uphold } from './exchanges/uphold/entry.ts'
export * from './longTail/entries.ts'
