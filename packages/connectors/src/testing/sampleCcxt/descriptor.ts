import { keyDescriptor, keyFields } from '../../kit/descriptor/keyDescriptor.ts'
import { notCreatedAfterMs } from '../../kit/descriptor/notCreatedAfterMs.ts'
import { publicNetworks } from '../../kit/descriptor/publicNetworks.ts'

const host = 'api.sample.com'

/** For an exchange that is only read: `readOnlyDescriptor`, without products, networks and withdrawal. */
export const sampleDescriptor = keyDescriptor({
  type: 'sample',
  institution: 'sample',
  ...keyFields('Sample', '(place of API keys on its pages)', ['example-key', 'example-secret']),
  instructionsUrl: 'https://www.sample.com/',
  // Its names of the permissions: the last one is for withdrawals.
  permissions: ['Read', 'Withdraw'],
  products: ['balance', 'holdings', 'transfers', 'cryptocurrencyDepositAddresses'],
  // Its names of networks.
  networks: publicNetworks({ ethereum: 'ETH' }),
  withdrawal: {
    // With a field for our reference: `reference`, documented in `WithdrawalRules`.
    notCreatedAfterMs,
    secondFactors: [],
    whitelist: 'optional',
    emailConfirmation: false,
    travelRule: false,
    ceiling: { kind: 'checked' },
  },
  hosts: [host],
  budgets: [{ host, per: 'host', burst: 10, perMinute: 60 }],
  probe: { url: `https://${host}/time`, proof: ['time'] },
})
