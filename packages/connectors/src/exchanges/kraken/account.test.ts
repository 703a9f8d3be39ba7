import { expect, test } from 'vitest'
import { depositNetwork } from './account.ts'

test.each([
  ['ETH', 'Ether (Hex)', 'Ethereum'],
  ['ETH', 'ETH - Arbitrum One (Unified)', 'Arbitrum One'],
  ['ETH', 'ETH - Base (Unified)', 'Base'],
  ['USDC', 'USDC - Ethereum (Unified)', 'Ethereum'],
  ['USDC', 'USDC (SPL)', 'Solana'],
  ['USDT', 'Tether USD (TRC20)', 'Tron'],
  ['BTC', 'Bitcoin', 'Bitcoin'],
  ['BNB', 'BNB - BNB Chain', 'BNB Chain'],
  // Another token of the same issuer, another form of the coin, a network that the name does not state.
  ['USDC', 'USDC.e - Optimism (Unified)', undefined],
  ['BTC', 'kBTC - Ethereum (Unified)', undefined],
  ['BTC', 'Bitcoin Lightning', undefined],
  ['ETH', 'Ethereum (ERC20)', undefined],
  ['ETH', 'toString', undefined],
])('%s by "%s" comes over %s', (symbol, method, network) => {
  expect(depositNetwork(symbol, method)).toBe(network)
})
