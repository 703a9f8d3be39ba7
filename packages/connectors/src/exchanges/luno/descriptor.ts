import { keyFields, readOnlyDescriptor } from '../../kit/descriptor/keyDescriptor.ts'

const host = 'api.luno.com'

export const lunoDescriptor = readOnlyDescriptor({
  type: 'luno',
  institution: 'luno',
  ...keyFields('Luno', 'Settings, API keys', ['cnz2yjswbv3jd', '0hydMZDb9HRR3Qq-iqALwZtXLkbLR4fWxtDZvkB9h4I']),
  instructionsUrl: 'https://www.luno.com/wallet/security/api_keys',
  permissions: ['Perm_R_Balance'],
  // Read-only: its funding address does not name its network, and its sends require more than an address.
  hosts: [host],
  // 300 calls a minute.
  budgets: [{ host, per: { header: 'authorization' }, burst: 10, perMinute: 200 }],
  probe: { url: `https://${host}/api/1/ticker?pair=XBTZAR`, proof: ['timestamp'] },
})
