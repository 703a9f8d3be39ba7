import type {
  FilterCatalogueResult,
  LinkDestination,
  LinkHolding,
  LinkIntegration,
  LinkSession,
  NewLinkConnection,
} from '@rialto/contract'

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

export const networks = { ethereum: id(101), base: id(102), solana: id(103), bitcoin: id(104) }

const keyFields: LinkIntegration['fields'] = [
  {
    name: 'key',
    label: 'API key',
    help: 'Shown when you create the key.',
    pattern: '[A-Za-z0-9/+=_-]{6,}',
    example: 'k9Xv2…',
    secret: false,
  },
  {
    name: 'secret',
    label: 'API secret',
    help: 'Shown only once, when you create the key.',
    pattern: '',
    example: '',
    secret: true,
  },
]

const passwordFields: LinkIntegration['fields'] = [
  { name: 'username', label: 'User name', help: '', pattern: '', example: 'Mesh', secret: false },
  { name: 'password', label: 'Password', help: '', pattern: '', example: '', secret: true },
]

const oauth = (n: number, name: string, more: Partial<LinkIntegration> = {}): LinkIntegration => ({
  id: id(n),
  type: name.replaceAll(/[^A-Za-z]/g, '').replace(/^./, first => first.toLowerCase()),
  name,
  institution: name,
  isUnsupported: false,
  scheme: 'oAuth',
  fields: [],
  permissions: [],
  abilities: ['balances', 'identity', 'addresses', 'send', 'stay'],
  obstacles: ['code'],
  isUp: true,
  ...more,
})
const byKey = (n: number, name: string, more: Partial<LinkIntegration> = {}): LinkIntegration =>
  oauth(n, name, {
    scheme: 'apiKey',
    fields: keyFields,
    permissions: ['Query funds', 'Withdraw funds'],
    abilities: ['balances', 'send'],
    obstacles: ['whitelist'],
    instructionsUrl: 'https://support.example/create-a-key',
    ...more,
  })

export const integrations: LinkIntegration[] = [
  oauth(1, 'Coinbase'),
  byKey(2, 'Binance'),
  byKey(3, 'Kraken'),
  byKey(4, 'OKX'),
  byKey(5, 'Bybit', { isUp: false, downReason: 'Bybit is under maintenance until 21:00.' }),
  oauth(6, 'Gemini'),
  byKey(7, 'Crypto.com'),
  byKey(8, 'KuCoin'),
  byKey(9, 'Gate.io'),
  byKey(10, 'Bitstamp'),
  oauth(11, 'Sandbox Brokerage', { scheme: 'password', fields: passwordFields }),
]

const to = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'
const destinations: LinkDestination[] = [
  { networkId: networks.base, networkName: 'Base', symbol: 'USDC', address: to },
  { networkId: networks.ethereum, networkName: 'Ethereum', symbol: 'USDC', address: to },
  { networkId: networks.ethereum, networkName: 'Ethereum', symbol: 'ETH', address: to },
  {
    networkId: networks.bitcoin,
    networkName: 'Bitcoin',
    symbol: 'BTC',
    address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  },
]

const network = (
  networkId: string,
  name: string,
  fee: string,
  feeUsd: string,
  minimum: string,
  recommended = false,
) => ({
  networkId,
  name,
  toAddress: to,
  fee,
  feeUsd,
  minimum,
  eligible: true,
  recommended,
})

export const holdings: LinkHolding[] = [
  {
    symbol: 'USDC',
    name: 'USD Coin',
    available: '1250.5',
    valueUsd: '1250.5',
    eligible: true,
    networks: [
      network(networks.ethereum, 'Ethereum', '4.2', '4.2', '10'),
      network(networks.base, 'Base', '0.05', '0.05', '1', true),
      {
        ...network(networks.solana, 'Solana', '0.5', '0.5', '1'),
        eligible: false,
        ineligibilityReason: 'noTargetNetworkFound',
      },
    ],
  },
  {
    symbol: 'ETH',
    name: 'Ethereum',
    available: '0.84215',
    valueUsd: '2947.53',
    eligible: true,
    networks: [network(networks.ethereum, 'Ethereum', '0.0012', '4.2', '0.005', true)],
  },
  {
    symbol: 'BTC',
    name: 'Bitcoin',
    available: '0.00004',
    valueUsd: '3.41',
    eligible: false,
    ineligibilityReason: 'amountNotSufficient',
    networks: [],
  },
  {
    symbol: 'DOGE',
    name: 'Dogecoin',
    available: '8120',
    valueUsd: '1104.32',
    eligible: false,
    ineligibilityReason: 'notSupportedForTransferByTarget',
    networks: [],
  },
]

export function connection(integration: LinkIntegration, more: Partial<NewLinkConnection> = {}): NewLinkConnection {
  return {
    connectionId: id(500 + integrations.indexOf(integration)),
    integrationId: integration.id,
    brokerType: integration.type,
    brokerName: integration.name,
    accountId: `acc-${integration.type}`,
    accountName: 'Main account',
    accessToken: `rat_${integration.type}`,
    tokenId: `rti_${integration.type}`,
    refreshToken: `rrt_${integration.type}`,
    isReconnected: false,
    needsReconnect: false,
    missingPermissions: [],
    ...more,
  }
}

const brand: NonNullable<LinkSession['brand']> = {
  // The faintest teals that the account management API accepts.
  colors: {
    light: { accent: '#097a6e', onAccent: '#ffffff' },
    dark: { accent: '#2fa898', onAccent: '#10182a' },
  },
  cornerRadius: 4,
  confirmVerb: 'deposit',
}

const ranked: LinkIntegration[] = [
  ...integrations.slice(6, 8).map(one => ({ ...one, rank: 'recent' as const })),
  ...integrations.slice(0, 2).map(one => ({ ...one, rank: 'popular' as const })),
  ...integrations.slice(2, 6),
  ...integrations.slice(8),
]

/** OKX sends no BTC. */
export function filtered({ symbol, networkId }: { symbol?: unknown; networkId?: unknown }): FilterCatalogueResult {
  const pairs = destinations.filter(one => symbol === undefined || one.symbol === symbol)
  const isServed = pairs.some(one => networkId === undefined || one.networkId === networkId)
  const networkNames = new Map(destinations.map(one => [one.networkId, one.networkName]))
  return {
    assets: [...new Set(destinations.map(one => one.symbol))].sort(),
    networks: [...networkNames].map(([id, name]) => ({
      networkId: id,
      name,
      isUnsupported: !pairs.some(one => one.networkId === id),
    })),
    unsupported: integrations.filter(one => !isServed || (symbol === 'BTC' && one.name === 'OKX')).map(one => one.id),
  }
}

export function session(scenario: string, allowedOrigins: string[]): LinkSession {
  const isConnect = scenario.startsWith('connect')
  const fixed = scenario.startsWith('payment')
  return {
    client: { name: 'Northwind Bank' },
    operator: {
      name: 'Rialto',
      termsUrl: 'https://rialto.example/terms',
      privacyUrl: 'https://rialto.example/privacy',
      helpUrl: 'https://rialto.example/help',
    },
    ...(scenario.includes('branded') ? { brand } : {}),
    environment: scenario.includes('production') ? 'production' : 'sandbox',
    mode: isConnect ? 'connect' : 'transfer',
    restrictMultipleAccounts: false,
    disableApiKeyGeneration: false,
    userId: 'user-1',
    hasManualDeposits: scenario.includes('manual'),
    hasAddressPayments: scenario.includes('address'),
    ...(isConnect
      ? {}
      : {
          transfer: {
            transferType: fixed ? 'payment' : 'deposit',
            destinations: fixed ? [{ ...destinations[0], amount: '25' } as LinkDestination] : destinations,
            fiatCurrency: 'USD',
            transactionId: 'order-1',
          },
        }),
    integrations: scenario.includes('ranked') ? ranked : integrations,
    connections: [],
    allowedOrigins,
  }
}
