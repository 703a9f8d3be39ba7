import { linkOperation } from './linkOperation.ts'
import { AddressOffers, AddressOffersRequest } from './shapes/linkAddressPayment.ts'

export const listAddressOffersOperation = linkOperation({
  id: 'listAddressOffers',
  method: 'POST',
  path: '/address/offers',
  needsSession: true,
  body: AddressOffersRequest,
  content: AddressOffers,
  errors: [],
})
