export interface Integration {
  /** Public UUID, for ever the same. */
  id: string
  /** Public `brokerType`. */
  type: string
  /** Other names the API takes for it. */
  aliases: readonly string[]
  name: string
  categories: readonly ('exchange' | 'brokerage' | 'wallet')[]
  /** `#rrggbb`: behind the initials, and as the accent of its screens. */
  brandColor: string
  /** Key of its drawing in `@rialto/catalog/icons`. */
  icon: string
}

/** What every environment offers: the sandbox answers under the same types as production. */
export const integrations: readonly Integration[] = [
  {
    id: '721a5035-029f-4e05-bf3c-009da2fe381b',
    type: 'coinbase',
    aliases: ['sandboxCoinbase'],
    name: 'Coinbase',
    categories: ['exchange'],
    brandColor: '#0052ff',
    icon: 'coinbase',
  },
  {
    id: '9226e5c2-ebc3-4fdd-94f6-ed52cdce1420',
    type: 'binanceInternational',
    aliases: ['sandbox', 'binance', 'binanceInternationalDirect'],
    name: 'Binance',
    categories: ['exchange'],
    brandColor: '#f0b90b',
    icon: 'binance',
  },
]
