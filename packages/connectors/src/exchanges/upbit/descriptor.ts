import { publicNetworks } from '../../kit/descriptor/publicNetworks.ts'
import { keyDescriptor, keyFields } from '../../kit/descriptor/keyDescriptor.ts'
import { notCreatedAfterMs } from '../../kit/descriptor/notCreatedAfterMs.ts'

const host = 'api.upbit.com'

/** Its names for networks. */
export const networks = publicNetworks({
  ethereum: 'ETH',
  base: 'BASE',
  polygon: 'POL',
  arbitrum: 'ARB',
  optimism: 'OP',
  bsc: 'BSC',
  avalanche: 'AVAX',
  solana: 'SOL',
  bitcoin: 'BTC',
  dogecoin: 'DOGE',
  tron: 'TRX',
  xrp: 'XRP',
  stellar: 'XLM',
  cardano: 'ADA',
  aptos: 'APT',
  sui: 'SUI',
})

export const upbitDescriptor = keyDescriptor({
  type: 'upbit',
  institution: 'upbit',
  ...keyFields('Upbit', 'My page, Open API management', [
    'q7W2eR9tY4uI1oP6aS3dF8gH5jK0lZxCvBnM2qWe',
    'M2qWeR9tY4uI1oP6aS3dF8gH5jK0lZxCvBnq7W2e',
  ]),
  instructionsUrl: 'https://docs.upbit.com/kr/docs/api-key',
  permissions: ['자산조회', '출금조회', '출금하기'],
  products: ['balance', 'holdings', 'transfers', 'cryptocurrencyDepositAddresses'],
  networks,
  withdrawal: {
    // Its records contain no address: without its id they are matched by coin, network, amount and time.
    notCreatedAfterMs,
    secondFactors: [],
    whitelist: 'required',
    emailConfirmation: false,
    travelRule: true,
    ceiling: { kind: 'checked' },
  },
  hosts: [host],
  // 30 calls a second for each key, which is within a token that changes with each call.
  budgets: [{ host, per: 'host', burst: 20, perMinute: 900 }],
  probe: { url: `https://${host}/v1/ticker?markets=KRW-BTC`, proof: ['0', 'market'] },
})
