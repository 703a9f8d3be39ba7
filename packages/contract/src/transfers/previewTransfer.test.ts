import { aUuid, describeRequest, text } from '../testing/describeRequest.ts'
import { previewTransferOperation } from './previewTransfer.ts'

describeRequest(
  previewTransferOperation.body,
  { fromAuthToken: 'token', fromType: 'kraken', networkId: aUuid, symbol: 'USDC' },
  {
    takes: {
      'an amount': { amount: 0.5 },
      'a price': { amountInFiat: 50 },
      'an address and a tag': { toAddress: text(200), addressTag: '7' },
      'another account': { toAuthToken: 'token', toType: 'coinbase' },
    },
    refuses: {
      nothing: { amount: 0 },
      'less than nothing': { amountInFiat: -1 },
      'more than a trillion': { amount: 1e12 + 1 },
      'a network by name': { networkId: 'ethereum' },
      'no asset': { symbol: '' },
      'an address of 201 characters': { toAddress: text(201) },
      'an order id of 129 characters': { transactionId: text(129) },
    },
  },
)
