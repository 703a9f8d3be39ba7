import { describeRequest, text } from '../../testing/describeRequest.ts'
import { reportRefundOperation } from './reportRefund.ts'

describeRequest(
  reportRefundOperation.body,
  { txHash: text(64) },
  { takes: { 'a hash in Base64': { txHash: text(44) } }, refuses: { 'a short hash': { txHash: text(31) } } },
)
