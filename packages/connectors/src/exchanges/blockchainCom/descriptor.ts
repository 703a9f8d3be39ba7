import { readOnlyDescriptor } from '../../kit/descriptor/keyDescriptor.ts'

const host = 'api.blockchain.com'

export const blockchainComDescriptor = readOnlyDescriptor({
  type: 'blockchainCom',
  institution: 'blockchainCom',
  secret: {
    label: 'API secret',
    help: 'Blockchain.com Exchange shows it only once, under Settings, API, when you create a key',
    example: 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJhcGkiOnRydWV9.c2lnbmF0dXJl',
  },
  instructionsUrl: 'https://exchange.blockchain.com/settings/api',
  permissions: ['View'],
  // Its withdrawals go to a beneficiary's id, and its list of beneficiaries contains no addresses: which one is meant cannot be determined.
  hosts: [host],
  budgets: [
    { host, per: { header: 'x-api-token' }, burst: 5, perMinute: 60 },
    { host, per: 'host', burst: 30, perMinute: 600 },
  ],
  probe: { url: `https://${host}/v3/exchange/tickers/BTC-USD`, proof: ['symbol'] },
})
