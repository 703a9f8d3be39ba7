import { aUuid, describeRequest } from '../../testing/describeRequest.ts'
import { replaceOfferedNetworksOperation } from './replaceOfferedNetworks.ts'

describeRequest(
  replaceOfferedNetworksOperation.body,
  { networkIds: [aUuid] },
  {
    takes: {
      'an empty list, for every network': { networkIds: [] },
    },
    refuses: {
      'a name in place of an id': { networkIds: ['Base'] },
      'more than 100 networks': { networkIds: Array.from({ length: 101 }, () => aUuid) },
    },
  },
)
