import { keyFields, readOnlyDescriptor } from '../../kit/descriptor/keyDescriptor.ts'

const host = 'api.bitflyer.com'

export const bitFlyerDescriptor = readOnlyDescriptor({
  type: 'bitFlyer',
  institution: 'bitFlyer',
  ...keyFields('bitFlyer Lightning', 'API', ['K7xWq2Zr9TnBv4YcM1sLpd', 'q2Zr9TnBv4YcM1sLpdK7xWq2Zr9TnBv4YcM1sLpdK7w=']),
  instructionsUrl: 'https://lightning.bitflyer.com/developer',
  permissions: ['Get account asset balance'],
  // Its API neither sends crypto nor returns deposit addresses by network.
  hosts: [host],
  // 500 calls in five minutes, by address and by key.
  budgets: [
    { host, per: { header: 'access-key' }, burst: 10, perMinute: 60 },
    { host, per: 'host', burst: 20, perMinute: 80 },
  ],
  probe: { url: `https://${host}/v1/gethealth`, proof: ['status'] },
})
