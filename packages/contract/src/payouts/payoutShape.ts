import Type from 'typebox'

import { enumOf } from '../oneOf.ts'
import { uuid } from '../shared/uuid.ts'

export const PayoutStatus = enumOf('PayoutStatus', 'State of a payout.', {
  pending:
    'the user has confirmed the account. Send the amount, and report your transaction. With `failureMessage`, that transaction does not pay it: report the one that does, or cancel.',
  succeeded: 'final. The chain shows the amount at the address.',
  failed: 'final. The reported transaction was reverted: it moved nothing. The user can confirm another payout.',
  canceled: 'final. You withdrew it.',
})

export const PayoutShape = Type.Object(
  {
    id: uuid('Id of the payout: `transferId` of the event `withdrawalRequested`.'),
    userId: Type.String({ description: 'Your id of the end user.' }),
    transactionId: Type.Optional(Type.String({ description: 'Your id of the payout.' })),
    status: PayoutStatus,
    networkId: uuid('Network to send on.'),
    networkName: Type.String({ description: 'Name of the network.' }),
    symbol: Type.String({ description: 'Symbol of the asset to send.' }),
    amount: Type.String({ description: 'Amount to send, as a decimal string.' }),
    address: Type.String({ description: 'Address of the user’s account to send to.' }),
    addressTag: Type.Optional(Type.String({ description: 'Destination tag or memo to send with.' })),
    integrationName: Type.String({ description: 'Name of the institution or wallet of the account.' }),
    isNewAddress: Type.Boolean({
      description:
        '`true`: no payout of this user to this address has succeeded before. A reason to check it, or to wait.',
    }),
    txHash: Type.Optional(Type.String({ description: 'Hash of the transaction that you reported.' })),
    isCredited: Type.Boolean({
      description: '`true`: the institution’s own history shows the deposit. Many institutions show none.',
    }),
    failureMessage: Type.Optional(
      Type.String({ description: 'Why it failed, or why the reported transaction does not pay it.' }),
    ),
    arrivedAmount: Type.Optional(
      Type.String({
        description:
          'What the reported transaction brought to the address, where that is not the amount, as a decimal string.',
      }),
    ),
    createdTimestamp: Type.Integer({ description: 'When the user confirmed it, in Unix seconds.' }),
  },
  { title: 'Payout', description: 'A withdrawal that a user confirmed in Link, and that you send.' },
)
