import { adminOperation } from '../adminOperation.ts'
import { OfferedNetworks } from './offeredNetworks.ts'

export const listConfiguredNetworksOperation = adminOperation({
  id: 'listConfiguredNetworks',
  method: 'GET',
  path: '/Networks',
  tag: 'Networks',
  summary: 'List networks',
  description: 'Returns the networks of this installation, which of them are offered, and their priority in bridging.',
  needsToken: true,
  content: OfferedNetworks,
  errors: [],
})
