import { bingXDescriptor } from './exchanges/bingX/descriptor.ts'
import { bitFlyerDescriptor } from './exchanges/bitFlyer/descriptor.ts'
import { bitGetDescriptor } from './exchanges/bitGet/descriptor.ts'
import { bitfinexDescriptor } from './exchanges/bitfinex/descriptor.ts'
import { bitsoDescriptor } from './exchanges/bitso/descriptor.ts'
import { bitvavoDescriptor } from './exchanges/bitvavo/descriptor.ts'
import { blockchainComDescriptor } from './exchanges/blockchainCom/descriptor.ts'
import { cexIoDescriptor } from './exchanges/cexIo/descriptor.ts'
import { coinExDescriptor } from './exchanges/coinEx/descriptor.ts'
import { coinbaseExchangeDescriptor } from './exchanges/coinbaseExchange/descriptor.ts'
import { cryptoComDescriptor } from './exchanges/cryptoCom/descriptor.ts'
import { gateIoDescriptor } from './exchanges/gateIo/descriptor.ts'
import { huobiDescriptor } from './exchanges/huobi/descriptor.ts'
import { lunoDescriptor } from './exchanges/luno/descriptor.ts'
import { mexcDescriptor } from './exchanges/mexc/descriptor.ts'
import { poloniexDescriptor } from './exchanges/poloniex/descriptor.ts'
import { upbitDescriptor } from './exchanges/upbit/descriptor.ts'
import { whiteBitDescriptor } from './exchanges/whiteBit/descriptor.ts'
import { ccxtEntry, type ConnectorEntry } from './kit/connectorEntry.ts'

/** Registry entries of the exchanges whose requests ccxt signs. Only their descriptors are loaded from here. */

export const bingX = ccxtEntry(bingXDescriptor, async () => (await import('./exchanges/bingX/exchange.ts')).bingX)
export const bitFlyer = ccxtEntry(
  bitFlyerDescriptor,
  async () => (await import('./exchanges/bitFlyer/exchange.ts')).bitFlyer,
)
export const bitGet = ccxtEntry(bitGetDescriptor, async () => (await import('./exchanges/bitGet/exchange.ts')).bitGet)
export const bitfinex: ConnectorEntry = {
  ...ccxtEntry(bitfinexDescriptor, async () => (await import('./exchanges/bitfinex/exchange.ts')).bitfinex),
  words: [
    ...['exchange', 'margin', 'funding', 'UST', 'UDC', 'acc_wd-req', 'acc_dep', 'SUCCESS', 'ERROR', 'FAILURE'],
    ...['PENDING', 'PENDING APPROVAL', 'PENDING REVIEW', 'SENDING', 'USER APPROVED', 'COMPLETED', 'CANCELED'],
    ...['account', 'history', 'orders', 'positions', 'settings', 'wallets', 'withdraw', 'ui_withdraw'],
    ...[
      'BITCOIN',
      'ETHEREUM',
      'LITECOIN',
      'RIPPLE',
      'TETHERUSE',
      'TETHERUSX',
      'TETHERUSS',
      'TETHERUSDTAVAX',
      'TETHERUSDTPLY',
    ],
    ...['bitcoin', 'ethereum', 'litecoin', 'tetheruse', 'tetherusx', 'tetheruss'],
  ],
}
export const bitso = ccxtEntry(bitsoDescriptor, async () => (await import('./exchanges/bitso/exchange.ts')).bitso)
export const bitvavo = ccxtEntry(
  bitvavoDescriptor,
  async () => (await import('./exchanges/bitvavo/exchange.ts')).bitvavo,
)
export const blockchainCom = ccxtEntry(
  blockchainComDescriptor,
  async () => (await import('./exchanges/blockchainCom/exchange.ts')).blockchainCom,
)
export const cexIo = ccxtEntry(cexIoDescriptor, async () => (await import('./exchanges/cexIo/exchange.ts')).cexIo)
export const coinEx = ccxtEntry(coinExDescriptor, async () => (await import('./exchanges/coinEx/exchange.ts')).coinEx)
export const coinbaseExchange = ccxtEntry(
  coinbaseExchangeDescriptor,
  async () => (await import('./exchanges/coinbaseExchange/exchange.ts')).coinbaseExchange,
)
export const cryptoCom = ccxtEntry(
  cryptoComDescriptor,
  async () => (await import('./exchanges/cryptoCom/exchange.ts')).cryptoCom,
)
export const gateIo = ccxtEntry(gateIoDescriptor, async () => (await import('./exchanges/gateIo/exchange.ts')).gateIo)
export const huobi = ccxtEntry(huobiDescriptor, async () => (await import('./exchanges/huobi/exchange.ts')).huobi)
export const luno = ccxtEntry(lunoDescriptor, async () => (await import('./exchanges/luno/exchange.ts')).luno)
export const mexc = ccxtEntry(mexcDescriptor, async () => (await import('./exchanges/mexc/exchange.ts')).mexc)
export const poloniex = ccxtEntry(
  poloniexDescriptor,
  async () => (await import('./exchanges/poloniex/exchange.ts')).poloniex,
)
export const upbit = ccxtEntry(upbitDescriptor, async () => (await import('./exchanges/upbit/exchange.ts')).upbit)
export const whiteBit = ccxtEntry(
  whiteBitDescriptor,
  async () => (await import('./exchanges/whiteBit/exchange.ts')).whiteBit,
)
