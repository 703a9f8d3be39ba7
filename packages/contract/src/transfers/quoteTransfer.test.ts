import { aUuid, describeRequest } from '../testing/describeRequest.ts'
import { quoteTransferOperation } from './quoteTransfer.ts'

describeRequest(
  quoteTransferOperation.body,
  { amountInFiat: 50, fiatCurrency: 'USD', networkId: aUuid, symbol: 'USDC', toAddress: '0x1', brokerType: 'kraken' },
  {
    takes: { 'no own fee': { feeFlat: 0 }, 'all of it as own fee': { feePercentage: 100 } },
    refuses: {
      nothing: { amountInFiat: 0 },
      'a currency of four letters': { fiatCurrency: 'USDC' },
      'no currency': { fiatCurrency: '' },
      'a negative fee': { feeFlat: -1 },
      'a network by name': { networkId: 'ethereum' },
    },
  },
)
