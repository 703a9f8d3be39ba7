import Type from 'typebox'

import { adminOperation } from '../adminOperation.ts'
import { IpRange } from './ipRange.ts'

export const listIpRangesOperation = adminOperation({
  id: 'listIpRanges',
  method: 'GET',
  path: '/IpRanges',
  tag: 'API keys',
  summary: 'List IP ranges',
  description: 'Returns the ranges of addresses from which production accepts the client’s keys.',
  needsToken: true,
  content: Type.Array(IpRange, { description: 'Ranges.' }),
  errors: [],
})
