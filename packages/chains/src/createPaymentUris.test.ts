import { networksIn } from '@rialto/catalog'
import { expect, test } from 'vitest'

import { createPaymentUris } from './createPaymentUris.ts'

const ethereum = 'e3c7fdd8-b1fc-4e51-85ae-bb276e075611'
const sepolia = '03b2d786-7092-4a6a-9737-d6013e21819b'
const to = '0x0077777d7EBA4688BDeF3E311b846F25870A19B9'
const token = '0x52908400098527886E0F7030069857D2E4169EE7'
const named = (name: string) => networksIn('production').find(network => network.name === name)?.id ?? ''

const uris = createPaymentUris({
  evm: [
    {
      networkId: sepolia,
      chainId: 31337,
      rpcUrl: 'http://127.0.0.1:1',
      finalityConfirmations: 1,
      tokens: [{ symbol: 'USDC', address: token, decimals: 6 }],
    },
  ],
  solana: [],
})

test.each([
  ['a coin', ethereum, 'ETH', to, `ethereum:${to}@1`],
  [
    'a token, by the catalogue’s contract',
    ethereum,
    'USDC',
    to,
    `ethereum:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48@1/transfer?address=${to}`,
  ],
  ['a token, by its node’s', sepolia, 'USDC', to, `ethereum:${token}@31337/transfer?address=${to}`],
  ['a coin of a chain with a node', sepolia, 'ETH', to, `ethereum:${to}@31337`],
  [
    'SOL',
    named('Solana'),
    'SOL',
    'mvines9iiHiQTysrwkJjGf2gb9Ex9jXJX8ns3qwf2kN',
    'solana:mvines9iiHiQTysrwkJjGf2gb9Ex9jXJX8ns3qwf2kN',
  ],
  [
    'a token of Solana',
    named('Solana'),
    'USDC',
    'mvines9iiHiQTysrwkJjGf2gb9Ex9jXJX8ns3qwf2kN',
    'solana:mvines9iiHiQTysrwkJjGf2gb9Ex9jXJX8ns3qwf2kN?spl-token=EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  ],
  [
    'bitcoin',
    named('Bitcoin'),
    'BTC',
    '175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W',
    'bitcoin:175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W',
  ],
])('%s is requested in the form that wallets read', (_, networkId, symbol, address, expected) => {
  expect(uris.uriFor({ networkId, symbol, to: address })).toBe(expected)
})

test.each([
  ['a token whose contract is not known', sepolia, 'USDT'],
  ['a network without a form', named('Sui'), 'SUI'],
  ['an unknown network', '00000000-0000-4000-8000-000000000000', 'ETH'],
])('there is none for %s', (_, networkId, symbol) => {
  expect(uris.uriFor({ networkId, symbol, to })).toBeUndefined()
})

test.each([
  [
    'an amount of a coin in base units',
    'Ethereum',
    'ETH',
    { amount: '1.5' },
    `ethereum:${to}@1?value=1500000000000000000`,
  ],
  ['an amount of a coin in whole units', 'Bitcoin', 'BTC', { amount: '0.015' }, `bitcoin:${to}?amount=0.015`],
  ['an amount and a destination tag', 'XRPL', 'XRP', { amount: '20', tag: '7' }, `ripple:${to}?amount=20&dt=7`],
  [
    'an amount and a memo',
    'Stellar',
    'USDC',
    { amount: '20', tag: '7' },
    `web+stellar:pay?destination=${to}&amount=20&asset_code=USDC&asset_issuer=GA5ZSEJYB37JRC5AVCIA5MOP4RHTM335X2KGX3IHOJAPP5RE34K4KZVN&memo=7&memo_type=MEMO_ID`,
  ],
] as const)('a payment request has %s', (_, network, symbol, terms, expected) => {
  expect(uris.uriFor({ networkId: named(network), symbol, to, ...terms })).toBe(expected)
})
