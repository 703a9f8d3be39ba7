import { describeRequest, text } from '../../testing/describeRequest.ts'
import { setBridgingRouteOperation } from './setBridgingRoute.ts'

const pair = { network: 'eip155:1', asset: 'USDC' }

describeRequest(
  setBridgingRouteOperation.body,
  { origin: pair, destination: pair },
  {
    takes: {
      'a name': { displayName: text(100) },
      'a minimum': { minimumAmount: 0.5 },
      'no minimum': { minimumAmount: 0 },
    },
    refuses: {
      'no origin': { origin: undefined },
      'a network without its asset': { destination: { network: 'eip155:1' } },
      'an asset without its network': { origin: { asset: 'USDC' } },
      'a minimum that is no number': { minimumAmount: 'much' },
    },
  },
)
