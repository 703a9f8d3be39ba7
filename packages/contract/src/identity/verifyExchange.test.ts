import { aUuid, describeRequest } from '../testing/describeRequest.ts'
import { verifyExchangeOperation } from './verifyExchange.ts'

describeRequest(
  verifyExchangeOperation.body,
  { authToken: 'a', integrationId: aUuid },
  {
    takes: { 'a field that is asked for': { accountInfo: ['address'] } },
    refuses: {
      'an integration by name': { integrationId: 'coinbase' },
      'no account': { authToken: '' },
      'a field that there is not': { accountInfo: ['shoeSize'] },
    },
  },
)
