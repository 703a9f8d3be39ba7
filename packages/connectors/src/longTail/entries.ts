import { bingXFacts } from './bingX/facts.ts'
import { bitFlyerFacts } from './bitFlyer/facts.ts'
import { bitGetFacts } from './bitGet/facts.ts'
import { bitfinexFacts } from './bitfinex/facts.ts'
import { bitsoFacts } from './bitso/facts.ts'
import { bitvavoFacts } from './bitvavo/facts.ts'
import { blockchainComFacts } from './blockchainCom/facts.ts'
import { cexIoFacts } from './cexIo/facts.ts'
import { coinExFacts } from './coinEx/facts.ts'
import { coinbaseExchangeFacts } from './coinbaseExchange/facts.ts'
import { cryptoComFacts } from './cryptoCom/facts.ts'
import { gateIoFacts } from './gateIo/facts.ts'
import { huobiFacts } from './huobi/facts.ts'
import { lunoFacts } from './luno/facts.ts'
import { mexcFacts } from './mexc/facts.ts'
import { poloniexFacts } from './poloniex/facts.ts'
import { upbitFacts } from './upbit/facts.ts'
import { whiteBitFacts } from './whiteBit/facts.ts'
import { tailEntry } from './kit/tailEntry.ts'

/** The exchanges that are reached through ccxt's signatures, in alphabetical order. Only their facts are loaded from here. */

export const bingX = tailEntry(bingXFacts, async () => (await import('./bingX/house.ts')).house)
export const bitFlyer = tailEntry(bitFlyerFacts, async () => (await import('./bitFlyer/house.ts')).house)
export const bitGet = tailEntry(bitGetFacts, async () => (await import('./bitGet/house.ts')).house)
export const bitfinex = tailEntry(bitfinexFacts, async () => (await import('./bitfinex/house.ts')).house)
export const bitso = tailEntry(bitsoFacts, async () => (await import('./bitso/house.ts')).house)
export const bitvavo = tailEntry(bitvavoFacts, async () => (await import('./bitvavo/house.ts')).house)
export const blockchainCom = tailEntry(blockchainComFacts, async () => (await import('./blockchainCom/house.ts')).house)
export const cexIo = tailEntry(cexIoFacts, async () => (await import('./cexIo/house.ts')).house)
export const coinEx = tailEntry(coinExFacts, async () => (await import('./coinEx/house.ts')).house)
export const coinbaseExchange = tailEntry(
  coinbaseExchangeFacts,
  async () => (await import('./coinbaseExchange/house.ts')).house,
)
export const cryptoCom = tailEntry(cryptoComFacts, async () => (await import('./cryptoCom/house.ts')).house)
export const gateIo = tailEntry(gateIoFacts, async () => (await import('./gateIo/house.ts')).house)
export const huobi = tailEntry(huobiFacts, async () => (await import('./huobi/house.ts')).house)
export const luno = tailEntry(lunoFacts, async () => (await import('./luno/house.ts')).house)
export const mexc = tailEntry(mexcFacts, async () => (await import('./mexc/house.ts')).house)
export const poloniex = tailEntry(poloniexFacts, async () => (await import('./poloniex/house.ts')).house)
export const upbit = tailEntry(upbitFacts, async () => (await import('./upbit/house.ts')).house)
export const whiteBit = tailEntry(whiteBitFacts, async () => (await import('./whiteBit/house.ts')).house)
