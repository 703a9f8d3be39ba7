import { describeRequest } from '../testing/describeRequest.ts'
import { quoteBridgeOperation } from './quoteBridge.ts'

const origin = { network: 'eip155:1', asset: 'USDC' }
const destination = { network: 'eip155:8453', asset: 'USDC', address: '0x1' }

describeRequest(
  quoteBridgeOperation.body,
  { origin, destination, amount: 10 },
  {
    takes: { 'the smallest amount': { amount: Number.MIN_VALUE }, 'a billion': { amount: 1_000_000_000 } },
    refuses: {
      nothing: { amount: 0 },
      'less than nothing': { amount: -1 },
      'more than a billion': { amount: 1_000_000_001 },
      'no amount': { amount: undefined },
    },
  },
)
