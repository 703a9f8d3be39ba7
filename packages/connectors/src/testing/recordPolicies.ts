import { alpacaRecords } from '../exchanges/alpaca/withdrawals.ts'
import { binanceRecords } from '../exchanges/binance/withdrawals.ts'
import { bingXRecords } from '../exchanges/bingX/exchange.ts'
import { bitGetRecords } from '../exchanges/bitGet/exchange.ts'
import { bitfinexRecords } from '../exchanges/bitfinex/exchange.ts'
import { bitstampRecords } from '../exchanges/bitstamp/withdrawals.ts'
import { bitvavoRecords } from '../exchanges/bitvavo/exchange.ts'
import { bybitRecords } from '../exchanges/bybit/withdrawals.ts'
import { coinExRecords } from '../exchanges/coinEx/exchange.ts'
import { coinbaseRecords } from '../exchanges/coinbase/withdrawals.ts'
import { coinbaseExchangeRecords } from '../exchanges/coinbaseExchange/exchange.ts'
import { cryptoComRecords } from '../exchanges/cryptoCom/exchange.ts'
import { gateIoRecords } from '../exchanges/gateIo/exchange.ts'
import { geminiRecords } from '../exchanges/gemini/withdrawals.ts'
import { huobiRecords } from '../exchanges/huobi/exchange.ts'
import { krakenRecords } from '../exchanges/kraken/withdrawals.ts'
import { kucoinRecords } from '../exchanges/kucoin/withdrawals.ts'
import { mexcRecords } from '../exchanges/mexc/exchange.ts'
import { okxRecords } from '../exchanges/okx/withdrawals.ts'
import { poloniexRecords } from '../exchanges/poloniex/exchange.ts'
import { upbitRecords } from '../exchanges/upbit/exchange.ts'
import { upholdRecords } from '../exchanges/uphold/withdrawals.ts'
import { whiteBitRecords } from '../exchanges/whiteBit/exchange.ts'
import type { MatchingPolicy } from '../kit/matching/matchWithdrawal.ts'

/** Matching policies of all institutions that withdraw, for generated documents. */
export const recordPolicies: Readonly<Record<string, MatchingPolicy>> = {
  alpaca: alpacaRecords,
  binanceInternational: binanceRecords,
  binanceUs: binanceRecords,
  bingX: bingXRecords,
  bitfinex: bitfinexRecords,
  bitGet: bitGetRecords,
  bitstamp: bitstampRecords,
  bitvavo: bitvavoRecords,
  bybit: bybitRecords,
  coinbase: coinbaseRecords,
  coinbaseExchange: coinbaseExchangeRecords,
  coinEx: coinExRecords,
  cryptoCom: cryptoComRecords,
  gateIo: gateIoRecords,
  gemini: geminiRecords,
  geminiDirect: geminiRecords,
  huobi: huobiRecords,
  kraken: krakenRecords,
  krakenConnect: krakenRecords,
  kuCoin: kucoinRecords,
  mexc: mexcRecords,
  okx: okxRecords,
  poloniex: poloniexRecords,
  upbit: upbitRecords,
  uphold: upholdRecords,
  whiteBit: whiteBitRecords,
}
