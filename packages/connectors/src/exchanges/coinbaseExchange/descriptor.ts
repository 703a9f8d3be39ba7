import { publicNetworks } from '../../kit/descriptor/publicNetworks.ts'
import { keyDescriptor } from '../../kit/descriptor/keyDescriptor.ts'
import { notCreatedAfterMs } from '../../kit/descriptor/notCreatedAfterMs.ts'

const host = 'api.exchange.coinbase.com'

/** Its names for networks. */
export const networks = publicNetworks({
  ethereum: 'ethereum',
  base: 'base',
  polygon: 'polygon',
  arbitrum: 'arbitrum',
  optimism: 'optimism',
  avalanche: 'avacchain',
  solana: 'solana',
  bitcoin: 'bitcoin',
  litecoin: 'litecoin',
  dogecoin: 'dogecoin',
  xrp: 'ripple',
  stellar: 'stellar',
  cardano: 'cardano',
  aptos: 'aptos',
  sui: 'sui',
})

export const coinbaseExchangeDescriptor = keyDescriptor({
  type: 'coinbaseExchange',
  institution: 'coinbaseExchange',
  key: {
    label: 'API key',
    help: 'Find it in Coinbase Exchange under API settings after you create a key with view and transfer rights',
    example: '6f2d1c0b9a8e7d6c5b4a39281706f5e4',
  },
  secret: {
    label: 'API secret',
    help: 'Coinbase Exchange shows it only once, when the key is created',
    pattern: '^[A-Za-z0-9+/]{20,512}={0,2}$',
    example: 'c2VjcmV0LW9mLXRoZS1leGFtcGxlLW5vdC1hbnlib2R5cw==',
  },
  passphrase: {
    label: 'Passphrase',
    help: 'The passphrase you chose when you created the key',
    example: 'a1b2c3d4e5f',
  },
  instructionsUrl: 'https://docs.cdp.coinbase.com/exchange/docs/authorization-and-authentication',
  permissions: ['View', 'Transfer'],
  products: ['balance', 'holdings', 'transfers'],
  networks,
  withdrawal: {
    notCreatedAfterMs,
    secondFactors: [],
    whitelist: 'optional',
    emailConfirmation: false,
    travelRule: true,
    ceiling: { kind: 'checked' },
  },
  hosts: [host],
  budgets: [
    { host, per: { header: 'cb-access-key' }, burst: 15, perMinute: 600 },
    { host, per: 'host', burst: 50, perMinute: 1_000 },
  ],
  probe: { url: `https://${host}/time`, proof: ['epoch'] },
})
