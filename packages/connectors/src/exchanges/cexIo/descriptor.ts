import { keyFields, readOnlyDescriptor } from '../../kit/descriptor/keyDescriptor.ts'

const host = 'trade.cex.io'

export const cexIoDescriptor = readOnlyDescriptor({
  type: 'cexIo',
  institution: 'cexIo',
  ...keyFields('CEX.IO', 'Profile, API', ['Q3vXw7Lr0Tn5BkYcM2sPpd', 'Tn5BkYcM2sPpdQ3vXw7Lr0Tn5BkYcM2sPpd']),
  instructionsUrl: 'https://trade.cex.io/docs/',
  permissions: ['Read'],
  // Its API sends nothing, and returns deposit addresses of sub-accounts only.
  hosts: [host],
  budgets: [
    { host, per: { header: 'x-aggr-key' }, burst: 5, perMinute: 60 },
    { host, per: 'host', burst: 10, perMinute: 120 },
  ],
  probe: { url: `https://${host}/api/spot/rest-public/get_server_time`, proof: ['data', 'timestamp'], body: '{}' },
})
