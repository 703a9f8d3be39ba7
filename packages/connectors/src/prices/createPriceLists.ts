import type { PriceList } from '@rialto/core'
import type { Egress } from '@rialto/egress'
import { createCoinbasePriceList } from './createCoinbasePriceList.ts'
import { createKrakenPriceList } from './createKrakenPriceList.ts'
import { createUpholdPriceList } from './createUpholdPriceList.ts'

/** Hosts of the price lists, for the egress client. */
export const priceListHosts = ['api.coinbase.com', 'api.kraken.com', 'api.uphold.com'] as const

/** Public price lists of three institutions, in the order in which they are tried. They need no key. */
export const createPriceLists = (egress: Egress): PriceList[] => [
  createCoinbasePriceList(egress),
  createKrakenPriceList(egress),
  createUpholdPriceList(egress),
]
