import type { Environment } from '@rialto/core'

type Assets = Readonly<Record<string, readonly string[]>>

/**
 * What arrives whole where. Any card has addresses on any network, and Uphold turns what comes into the card's currency: so
 * that an address exists does not say that an asset is taken there. Only pairs with a source (MAPPING.md) are given out.
 */
const received: Readonly<Record<Environment, Assets>> = {
  sandbox: {
    ethereum: ['ETH', 'USDC', 'USDT', 'EURC', 'PYUSD', 'USDG', 'DAI', 'LINK'],
    base: ['ETH', 'USDC', 'USDT', 'EURC'],
  },
  production: {
    bitcoin: ['BTC'],
    ethereum: ['ETH', 'USDC', 'USDT', 'DAI', 'LINK'],
    litecoin: ['LTC'],
    solana: ['SOL'],
    stellar: ['XLM'],
    ton: ['TON'],
    tron: ['TRX'],
    'xrp-ledger': ['XRP'],
  },
}

export const isReceived = (environment: Environment, network: string, symbol: string): boolean =>
  received[environment][network]?.includes(symbol) === true
