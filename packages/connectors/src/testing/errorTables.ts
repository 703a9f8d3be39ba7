import { alpacaErrors } from '../exchanges/alpaca/errors.ts'
import { binanceUsVariant, binanceVariant } from '../exchanges/binance/descriptor.ts'
import { binanceErrors, binancePlaceErrors, binanceWithdrawErrors } from '../exchanges/binance/errors.ts'
import { bingXErrors } from '../exchanges/bingX/errors.ts'
import { bitFlyerErrors } from '../exchanges/bitFlyer/errors.ts'
import { bitGetErrors } from '../exchanges/bitGet/errors.ts'
import { bitfinexErrors } from '../exchanges/bitfinex/errors.ts'
import { bitsoErrors } from '../exchanges/bitso/errors.ts'
import { bitstampErrors, tableFor as bitstampTableFor } from '../exchanges/bitstamp/errors.ts'
import { bitvavoErrors } from '../exchanges/bitvavo/errors.ts'
import { blockchainComErrors } from '../exchanges/blockchainCom/errors.ts'
import { bybitErrors, bybitWithdrawErrors } from '../exchanges/bybit/errors.ts'
import { cexIoErrors } from '../exchanges/cexIo/errors.ts'
import { coinExErrors } from '../exchanges/coinEx/errors.ts'
import { coinbaseErrors } from '../exchanges/coinbase/errors.ts'
import { coinbaseOrderErrors } from '../exchanges/coinbase/ordersApi.ts'
import { coinbaseExchangeErrors } from '../exchanges/coinbaseExchange/errors.ts'
import { cryptoComErrors } from '../exchanges/cryptoCom/errors.ts'
import { gateIoErrors } from '../exchanges/gateIo/errors.ts'
import { keyVariant, signInVariant } from '../exchanges/gemini/descriptor.ts'
import { errorsOf as geminiErrorsOf } from '../exchanges/gemini/errors.ts'
import { huobiErrors } from '../exchanges/huobi/errors.ts'
import { krakenErrors, krakenWithdrawErrors, tableFor as krakenTableFor } from '../exchanges/kraken/errors.ts'
import { kucoinErrors, kucoinWithdrawErrors } from '../exchanges/kucoin/errors.ts'
import { lunoErrors } from '../exchanges/luno/errors.ts'
import { mexcErrors } from '../exchanges/mexc/errors.ts'
import { okxErrors, okxWithdrawErrors } from '../exchanges/okx/errors.ts'
import { poloniexErrors } from '../exchanges/poloniex/errors.ts'
import { brokerageErrors } from '../exchanges/sandboxBrokerage/errors.ts'
import { upbitErrors } from '../exchanges/upbit/errors.ts'
import { commitErrors, upholdErrors } from '../exchanges/uphold/errors.ts'
import { whiteBitErrors, whiteBitWithdrawRules } from '../exchanges/whiteBit/errors.ts'
import { type ErrorTable, withRules } from '../kit/http/errorTable.ts'

interface InstitutionTables {
  reads: ErrorTable
  /** For the call that creates a withdrawal. Absent if withdrawals are not offered. */
  withdrawal?: ErrorTable
  /** Of the call that places an order. */
  order?: ErrorTable
}

const sameForAll = (table: ErrorTable): InstitutionTables => ({ reads: table, withdrawal: table })

/** The error tables of every integration type, for tests and generated documents. */
export const errorTables: Readonly<Record<string, InstitutionTables>> = {
  alpaca: sameForAll(alpacaErrors),
  binanceInternational: {
    reads: binanceErrors(binanceVariant),
    withdrawal: binanceWithdrawErrors(binanceVariant),
    order: binancePlaceErrors(binanceVariant),
  },
  binanceUs: {
    reads: binanceErrors(binanceUsVariant),
    withdrawal: binanceWithdrawErrors(binanceUsVariant),
    order: binancePlaceErrors(binanceUsVariant),
  },
  bingX: sameForAll(bingXErrors),
  bitFlyer: { reads: bitFlyerErrors },
  bitGet: sameForAll(bitGetErrors),
  bitfinex: sameForAll(bitfinexErrors),
  bitso: { reads: bitsoErrors },
  bitstamp: { reads: bitstampErrors, withdrawal: bitstampTableFor('btc_withdrawal') },
  bitvavo: sameForAll(bitvavoErrors),
  blockchainCom: { reads: blockchainComErrors },
  bybit: { reads: bybitErrors, withdrawal: bybitWithdrawErrors },
  cexIo: { reads: cexIoErrors },
  coinEx: sameForAll(coinExErrors),
  coinbase: { ...sameForAll(coinbaseErrors), order: coinbaseOrderErrors },
  coinbaseExchange: sameForAll(coinbaseExchangeErrors),
  cryptoCom: sameForAll(cryptoComErrors),
  gateIo: sameForAll(gateIoErrors),
  gemini: sameForAll(geminiErrorsOf(signInVariant, 'crypto:send')),
  geminiDirect: sameForAll(geminiErrorsOf(keyVariant, 'crypto:send')),
  huobi: sameForAll(huobiErrors),
  kraken: { reads: krakenErrors, withdrawal: krakenTableFor('Withdraw') },
  krakenConnect: { reads: krakenErrors, withdrawal: krakenWithdrawErrors },
  kuCoin: { reads: kucoinErrors, withdrawal: kucoinWithdrawErrors },
  luno: { reads: lunoErrors },
  mexc: sameForAll(mexcErrors),
  okx: { reads: okxErrors, withdrawal: okxWithdrawErrors },
  poloniex: sameForAll(poloniexErrors),
  sandboxBrokerage: sameForAll(brokerageErrors),
  upbit: sameForAll(upbitErrors),
  uphold: { reads: upholdErrors, withdrawal: commitErrors },
  whiteBit: { reads: whiteBitErrors, withdrawal: withRules(whiteBitErrors, whiteBitWithdrawRules) },
}
