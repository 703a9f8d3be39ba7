import { type Integration, type IntegrationRow, integrationsOf } from './integration.ts'

const rows: readonly IntegrationRow[] = [
  [
    '721a5035-029f-4e05-bf3c-009da2fe381b',
    'coinbase',
    'Coinbase',
    '#0052ff',
    { aliases: ['sandboxCoinbase'], icon: 'coinbase', scheme: 'oAuth' },
  ],
  [
    '9226e5c2-ebc3-4fdd-94f6-ed52cdce1420',
    'binanceInternational',
    'Binance',
    '#f0b90b',
    { aliases: ['sandbox', 'binance', 'binanceInternationalDirect'], icon: 'binance' },
  ],
  [
    'aed2dfc5-f520-4192-9e46-6e2bf1685b5c',
    'kraken',
    'Kraken',
    '#7132f5',
    { aliases: ['krakenDirect'], icon: 'kraken' },
  ],
  [
    'aa60beeb-a1ce-4614-9562-49dbb5236999',
    'krakenConnect',
    'Kraken Connect',
    '#7132f5',
    { icon: 'kraken', scheme: 'oAuth', tier: 'partner' },
  ],
  ['a447810d-b26c-4a2d-a15e-6854c55c4305', 'gemini', 'Gemini', '#00dcfa', { icon: 'gemini', scheme: 'oAuth' }],
  ['e8b62d3b-7062-493d-b31c-a333f8aeb27f', 'geminiDirect', 'Gemini (API key)', '#00dcfa', { icon: 'gemini' }],
  ['f4e1ad3d-ca17-41ea-9fea-dd9922a49afa', 'uphold', 'Uphold', '#49cc68', { scheme: 'oAuth' }],
  ['5542e874-f1ca-4b6c-8edb-68cf885208c0', 'binanceUs', 'Binance.US', '#f0b90b', { icon: 'binance' }],
  ['ff859856-7708-41ac-9633-909ddf6508d3', 'bybit', 'Bybit', '#f7a600', { aliases: ['bybitDirect'], icon: 'bybit' }],
  [
    'a0c8f23d-d4cf-4290-a653-b24a29747734',
    'bybitOAuth',
    'Bybit (sign-in)',
    '#f7a600',
    { icon: 'bybit', scheme: 'oAuth', tier: 'partner' },
  ],
  ['e5bc533d-40c5-4772-8379-36ef81a27d82', 'okx', 'OKX', '#121212', { icon: 'okx' }],
  [
    '94ec2883-71a8-41c5-b81c-5770944e2d72',
    'okxOAuth',
    'OKX (sign-in)',
    '#121212',
    { icon: 'okx', scheme: 'oAuth', tier: 'partner' },
  ],
  [
    '2a600a51-0540-408b-aa9a-2a760b5deec1',
    'kuCoin',
    'KuCoin',
    '#23af91',
    { aliases: ['kuCoinDirect'], icon: 'kucoin' },
  ],
  ['a95929d6-9343-4c08-958d-ec37328f3842', 'bitstamp', 'Bitstamp', '#3ba13e', { icon: 'bitstamp' }],
  [
    '5b9333b1-631b-488b-a085-4687b540f9f5',
    'alpaca',
    'Alpaca',
    '#f8c72d',
    { categories: ['brokerage'], scheme: 'oAuth' },
  ],
]

/** Institutions with our own protocol implementation, including their integrations for partners. */
export const firstPartyIntegrations: readonly Integration[] = integrationsOf(
  { categories: ['exchange'], scheme: 'apiKey', tier: 'native' },
  rows,
)
