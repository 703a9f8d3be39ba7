import { describeRequest, text } from '../testing/describeRequest.ts'
import { createBridgingAddressOperation } from './createBridgingAddress.ts'

const origin = { network: 'eip155:1', asset: 'USDC' }
const destination = { network: 'eip155:8453', asset: 'USDC', address: '0x1' }

describeRequest(
  createBridgingAddressOperation.body,
  { userId: 'u', transactionId: 't', origin, destination },
  {
    takes: { 'a user id of 384 characters': { userId: text(384) } },
    refuses: {
      'no user': { userId: '' },
      'a user id of 385 characters': { userId: text(385) },
      'no transaction': { transactionId: undefined },
      'a transaction of 129 characters': { transactionId: text(129) },
      'a destination without an address': { destination: origin },
    },
  },
)
