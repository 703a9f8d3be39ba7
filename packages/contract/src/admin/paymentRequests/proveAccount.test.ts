import { describeRequest, text } from '../../testing/describeRequest.ts'
import { proveAccountOperation } from './proveAccount.ts'

describeRequest(
  proveAccountOperation.body,
  { txHash: text(64), toAddress: 'rrrrrrrrrrrrrrrrrrrrBZbvji' },
  {
    takes: { 'a hash in Base64': { txHash: text(44) } },
    refuses: { 'a proof without an address': { toAddress: undefined }, 'a short hash': { txHash: 'A' } },
  },
)
