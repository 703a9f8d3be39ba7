import Type from 'typebox'

import { enumOf } from '../oneOf.ts'
import { uuid } from '../shared/uuid.ts'

export const RefundStatus = enumOf('RefundStatus', 'State of a refund.', {
  needsAddress: 'no address is known. Ask the payer, cancel this refund, and create one with the address.',
  needsApproval: 'a member has to approve it in the dashboard.',
  pending:
    'send it, and report its transaction. With `failureMessage`, that transaction does not pay it: report the one that does, or cancel.',
  succeeded: 'final. The chain shows the amount at the address.',
  failed: 'final. The reported transaction was reverted: it moved nothing. Its money is open again.',
  canceled: 'final. You withdrew it. Its money is open again, except for `arrivedAmount`.',
})

export const RefundShape = Type.Object(
  {
    id: uuid('Id of the refund.'),
    paymentRequestId: Type.Optional(
      uuid('Payment request whose money is returned. Absent for the return of an unassigned payment.'),
    ),
    unassignedPaymentId: Type.Optional(uuid('Unassigned payment that is returned.')),
    status: RefundStatus,
    networkId: uuid('Network to send on.'),
    networkName: Type.String({ description: 'Name of the network.' }),
    symbol: Type.String({ description: 'Symbol of the asset to send.' }),
    amount: Type.String({ description: 'Amount to send, as a decimal string.' }),
    address: Type.Optional(Type.String({ description: 'Address to send to.' })),
    addressTag: Type.Optional(Type.String({ description: 'Destination tag to send with.' })),
    reason: Type.String({ description: 'Why it is returned.' }),
    txHash: Type.Optional(Type.String({ description: 'Hash of the transaction that you reported.' })),
    failureMessage: Type.Optional(
      Type.String({ description: 'Why it failed, or why the reported transaction does not pay it.' }),
    ),
    arrivedAmount: Type.Optional(
      Type.String({
        description:
          'What the reported transaction brought to the address, where that is not the amount, as a decimal string.',
      }),
    ),
    requestedBy: Type.String({ description: '`key`, `rule`, or the email address of a member.' }),
    approvedBy: Type.Optional(Type.String({ description: 'Email address of the member who approved it.' })),
    createdTimestamp: Type.Integer({ description: 'When it was created, in Unix seconds.' }),
  },
  {
    title: 'Refund',
    description: 'The return of money that arrived for a payment request, or of an unassigned payment.',
  },
)
export type RefundShape = Type.Static<typeof RefundShape>
