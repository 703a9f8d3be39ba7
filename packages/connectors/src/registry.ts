import { alpacaDescriptor } from './exchanges/alpaca/descriptor.ts'
import { binanceDescriptor, binanceUsVariant, binanceVariant } from './exchanges/binance/descriptor.ts'
import { bitstampDescriptor } from './exchanges/bitstamp/descriptor.ts'
import { bybitDescriptor } from './exchanges/bybit/descriptor.ts'
import { coinbaseDescriptor } from './exchanges/coinbase/descriptor.ts'
import { geminiDescriptor, keyVariant, signInVariant } from './exchanges/gemini/descriptor.ts'
import { krakenConnectDescriptor, krakenDescriptor } from './exchanges/kraken/descriptor.ts'
import { kucoinDescriptor } from './exchanges/kucoin/descriptor.ts'
import { okxDescriptor } from './exchanges/okx/descriptor.ts'
import { sandboxBrokerageDescriptor } from './exchanges/sandboxBrokerage/descriptor.ts'
import { upholdDescriptor } from './exchanges/uphold/descriptor.ts'
import {
  byKey,
  byPassword,
  bySignIn,
  type ConnectorEntry,
  exchangeEntry,
  history,
  renewable,
  sandboxEntry,
  trading,
} from './kit/connectorEntry.ts'

/**
 * All connectors, one line each, in alphabetical order of the folders. Only their data is loaded from here; the code
 * of each is a separate chunk.
 */
export * from './ccxtSignedExchanges.ts'

export const alpaca = exchangeEntry(
  alpacaDescriptor,
  [...bySignIn, ...history, 'read.identity', 'withdraw.preflight'],
  async () => (await import('./exchanges/alpaca/exchange.ts')).alpaca,
)
export const binanceInternational = exchangeEntry(
  environment => binanceDescriptor(binanceVariant, environment),
  [...byKey, ...history, ...trading],
  async () => (await import('./exchanges/binance/exchange.ts')).binanceInternational,
)
export const binanceUs = exchangeEntry(
  environment => binanceDescriptor(binanceUsVariant, environment),
  [...byKey, ...history, ...trading],
  async () => (await import('./exchanges/binance/exchange.ts')).binanceUs,
)
export const bitstamp: ConnectorEntry = {
  ...exchangeEntry(
    bitstampDescriptor,
    [...byKey, ...history],
    async () => (await import('./exchanges/bitstamp/exchange.ts')).bitstamp,
  ),
  signReply: async () => (await import('./exchanges/bitstamp/signing.ts')).signReply,
}
export const bybit = exchangeEntry(
  bybitDescriptor,
  [...byKey, ...history],
  async () => (await import('./exchanges/bybit/exchange.ts')).bybit,
)
export const coinbase = exchangeEntry(
  coinbaseDescriptor,
  [...bySignIn, ...renewable, ...history, ...trading, 'read.identity', 'withdraw.publicTerms'],
  async () => (await import('./exchanges/coinbase/exchange.ts')).coinbase,
)
export const gemini = exchangeEntry(
  environment => geminiDescriptor(signInVariant, environment),
  [...bySignIn, ...renewable, ...history, 'read.identity', 'withdraw.preflight'],
  async () => (await import('./exchanges/gemini/exchange.ts')).gemini,
)
export const geminiDirect = exchangeEntry(
  environment => geminiDescriptor(keyVariant, environment),
  [...byKey, ...history, 'read.identity', 'withdraw.preflight'],
  async () => (await import('./exchanges/gemini/exchange.ts')).geminiDirect,
)
export const kraken = exchangeEntry(
  krakenDescriptor,
  [...byKey, ...history, 'withdraw.preflight'],
  async () => (await import('./exchanges/kraken/exchange.ts')).kraken,
)
export const krakenConnect = exchangeEntry(
  krakenConnectDescriptor,
  [...bySignIn, ...renewable, ...history, 'read.identity', 'withdraw.preflight'],
  async () => (await import('./exchanges/kraken/exchange.ts')).krakenConnect,
)
export const kuCoin = exchangeEntry(
  kucoinDescriptor,
  [...byKey, ...history, 'withdraw.publicTerms'],
  async () => (await import('./exchanges/kucoin/exchange.ts')).kuCoin,
)
export const okx = exchangeEntry(
  okxDescriptor,
  [...byKey, ...history],
  async () => (await import('./exchanges/okx/exchange.ts')).okx,
)
export const sandboxBrokerage = sandboxEntry(
  sandboxBrokerageDescriptor,
  [...byPassword, ...renewable, 'read.identity'],
  async () => (await import('./exchanges/sandboxBrokerage/exchange.ts')).sandboxBrokerage,
)
export const uphold = exchangeEntry(
  upholdDescriptor,
  [...bySignIn, ...renewable, ...history, 'read.identity', 'withdraw.publicTerms'],
  async () => (await import('./exchanges/uphold/exchange.ts')).uphold,
)
