import { aUuid, describeRequest, text } from '../testing/describeRequest.ts'
import { listTransfersOperation } from './listTransfers.ts'

describeRequest(
  listTransfersOperation.query,
  {},
  {
    takes: {
      'each filter': { Id: aUuid, UserId: text(384), Statuses: ['pending', 'failed'], IntegrationIds: [aUuid] },
      'a cursor': { Cursor: `mjw2k0zz-${aUuid}` },
      'an order': { OrderBy: 'amountInFiat', DescendingOrder: true },
    },
    refuses: {
      'an id that is none': { Id: 'transfer-1' },
      'a status that there is not': { Statuses: ['lost'] },
      'an integration by name': { IntegrationIds: ['coinbase'] },
      'a cursor of another list': { Cursor: 'x' },
      'an order by a field that there is not': { OrderBy: 'password' },
      'a user id of 385 characters': { UserId: text(385) },
      'an integration more than a hundred': { IntegrationIds: Array.from({ length: 101 }, () => aUuid) },
    },
  },
)
