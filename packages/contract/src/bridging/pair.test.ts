import { describeRequest, text } from '../testing/describeRequest.ts'
import { PairWithAddress } from './pair.ts'

describeRequest(
  PairWithAddress,
  { network: 'eip155:8453', asset: 'usdc', address: '0x1' },
  {
    takes: { 'an address of 200 characters': { address: text(200) } },
    refuses: {
      'no network': { network: '' },
      'a network of 61 characters': { network: text(61) },
      'no asset': { asset: undefined },
      'an asset of 21 characters': { asset: text(21) },
      'no address': { address: '' },
      'an address of 201 characters': { address: text(201) },
      'a network by its number': { network: 8453 },
    },
  },
)
