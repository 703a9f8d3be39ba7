import Type from 'typebox'
import { oneOf } from '../oneOf.ts'
import { InstitutionTransactionStatus } from '../shared/enums.ts'

/** Public `B2BBrokerCryptocurrencyTransaction`: a deposit or withdrawal as the institution's own history has it. */
export const AccountTransfer = Type.Object(
  {
    id: Type.String({ description: 'Id of the transaction at the institution.' }),
    status: InstitutionTransactionStatus,
    statusDetails: Type.Optional(Type.String({ description: 'Status in the institution’s own terms.' })),
    type: oneOf(
      ['unknown', 'deposit', 'withdrawal'],
      '`deposit`: received by the account. `withdrawal`: sent from the account. `unknown`: the institution does not say.',
    ),
    fromAddress: Type.Optional(Type.String({ description: 'Address of the sender.' })),
    targetAddress: Type.Optional(Type.String({ description: 'Address of the recipient.' })),
    symbol: Type.String({ description: 'Symbol of the asset.' }),
    chain: Type.Optional(Type.String({ description: 'Name of the network at the institution.' })),
    memo: Type.Optional(Type.String({ description: 'Destination tag or memo.' })),
    hash: Type.Optional(
      Type.String({ description: 'Hash of the transaction on the chain. Absent until it is known.' }),
    ),
    amount: Type.Number({ description: 'Amount that arrives, in whole units of the asset.' }),
    transactionAmount: Type.Number({
      description: 'Amount that left or reached the account, fee included, in whole units of the asset.',
    }),
    transferFee: Type.Optional(Type.Number({ description: 'Fee of the institution, in the asset.' })),
    confirmations: Type.Optional(Type.Integer({ description: 'Number of confirmations on the chain.' })),
    createdTimestamp: Type.Integer({ description: 'When the transaction was created, in Unix seconds.' }),
    updatedTimestamp: Type.Integer({ description: 'When the transaction last changed, in Unix seconds.' }),
    blockchainMethod: oneOf(['transfer'], 'Always `transfer`.'),
  },
  { title: 'AccountTransfer', description: 'A deposit or withdrawal in the history of an account.' },
)

export type AccountTransfer = Type.Static<typeof AccountTransfer>

export const shared = { tag: 'Transfers', permission: 'read' } as const
