import { keyFields, readOnlyDescriptor } from '../../kit/descriptor/keyDescriptor.ts'

const host = 'bitso.com'

export const bitsoDescriptor = readOnlyDescriptor({
  type: 'bitso',
  institution: 'bitso',
  ...keyFields('Bitso', 'Profile, API', ['kPzRsTwXyA', '7d2e5b9036c8f1a4d7e2b59036c8f1a4']),
  instructionsUrl: 'https://docs.bitso.com/bitso-api/docs/get-started',
  permissions: ['View balances'],
  // Withdrawals by API are of a few coins, by a method of each: not offered.
  hosts: [host],
  // 60 public calls and 300 private ones a minute, by address; the key is within a header that changes with each call.
  budgets: [{ host, per: 'host', burst: 10, perMinute: 200 }],
  probe: { url: `https://${host}/api/v3/available_books/`, proof: ['payload'] },
})
