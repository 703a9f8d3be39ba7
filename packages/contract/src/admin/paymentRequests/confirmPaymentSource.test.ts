import { describeRequest, text } from '../../testing/describeRequest.ts'
import { confirmPaymentSourceOperation } from './confirmPaymentSource.ts'

describeRequest(
  confirmPaymentSourceOperation.body,
  { firstAddress: text(42) },
  {
    takes: {
      'an address of 150 characters': { firstAddress: text(150) },
    },
    refuses: {
      'a request without an address': { firstAddress: undefined },
      'an address of 19 characters': { firstAddress: text(19) },
      'an address of 151 characters': { firstAddress: text(151) },
    },
  },
)
