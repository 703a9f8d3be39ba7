import { aUuid, describeRequest, text } from '../testing/describeRequest.ts'
import { createPaymentRequestOperation } from './createPaymentRequest.ts'

describeRequest(
  createPaymentRequestOperation.body,
  { userId: 'u', transactionId: 'order', networkId: aUuid, symbol: 'USDC', amount: '10.5' },
  {
    takes: {
      '18 decimals': { amount: '0.000000000000000001' },
      'a week': { expiresInSeconds: 604_800 },
    },
    refuses: {
      'a number in place of a decimal string': { amount: 10.5 },
      '19 decimals': { amount: '0.0000000000000000001' },
      'a negative amount': { amount: '-1' },
      'an exponent': { amount: '1e3' },
      '59 seconds': { expiresInSeconds: 59 },
      'a transaction id of 129 characters': { transactionId: text(129) },
    },
  },
)
