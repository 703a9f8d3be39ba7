import Type from 'typebox'

import { oneOf } from '../oneOf.ts'
import { operation } from '../operation.ts'
import { connectionFields } from '../shared/connectionRequest.ts'
import { AddressType, InstitutionTransactionStatus } from '../shared/enums.ts'
import { institutionErrors } from '../shared/institutionErrors.ts'

/** Public `B2BBrokerCryptocurrencyTransaction`: a deposit or withdrawal as the institution's own history has it. */
export const AccountTransfer = Type.Object({
  /** The institution's. */
  id: Type.String(),
  status: InstitutionTransactionStatus,
  /** The institution's own word. */
  statusDetails: Type.Optional(Type.String()),
  type: oneOf(['unknown', 'deposit', 'withdrawal']),
  fromAddress: Type.Optional(Type.String()),
  targetAddress: Type.Optional(Type.String()),
  symbol: Type.String(),
  /** The institution's own name of the network. */
  chain: Type.Optional(Type.String()),
  memo: Type.Optional(Type.String()),
  hash: Type.Optional(Type.String()),
  /** What arrived, or is to arrive. */
  amount: Type.Number(),
  /** With the fee: what left or came to the account. */
  transactionAmount: Type.Number(),
  /** Charged by the institution, in the asset. */
  transferFee: Type.Optional(Type.Number()),
  confirmations: Type.Optional(Type.Integer()),
  /** Unix seconds. */
  createdTimestamp: Type.Integer(),
  updatedTimestamp: Type.Integer(),
  blockchainMethod: oneOf(['transfer']),
})
export type AccountTransfer = Type.Static<typeof AccountTransfer>

const shared = { tag: 'Transfers', permission: 'read' } as const

export const listAccountTransfersOperation = operation({
  ...shared,
  id: 'listAccountTransfers',
  method: 'POST',
  paths: ['/transfers/list'],
  summary: 'Deposits and withdrawals of a connected account, as its institution tells them',
  body: Type.Object({
    ...connectionFields,
    /** Default 100. A page may hold fewer and still not be the last: go on while there is a cursor. */
    count: Type.Optional(Type.Integer({ minimum: 1, maximum: 250, 'x-numericString': true })),
    /** From the page before; the other fields stay as they were. */
    cursor: Type.Optional(Type.String({ minLength: 1, maxLength: 300 })),
    statuses: Type.Optional(Type.Array(InstitutionTransactionStatus, { maxItems: 30 })),
    cryptocurrencyAddressType: Type.Optional(AddressType),
    /** Unix seconds: nothing older. */
    from: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000_000_000, 'x-numericString': true })),
  }),
  content: Type.Object({
    transfers: Type.Array(AccountTransfer),
    /** How many are in this answer: institutions do not count theirs. */
    total: Type.Integer(),
    cursor: Type.Optional(Type.String()),
    /** Unix seconds of the oldest in this answer; 0 when there is none. */
    earliestTimestamp: Type.Integer(),
  }),
  errors: ['invalidField', 'missingField', 'permissionDenied', ...institutionErrors],
})

export const getAccountTransferOperation = operation({
  ...shared,
  id: 'getAccountTransfer',
  method: 'POST',
  paths: ['/transfers/details'],
  summary: 'One deposit or withdrawal of a connected account',
  body: Type.Object({
    ...connectionFields,
    /** At least one of the two; with both, both must be its. */
    transactionId: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
    transactionHash: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
    /** Narrows the search, where the institution has to be asked asset by asset. */
    symbol: Type.Optional(Type.String({ minLength: 1, maxLength: 20 })),
    addressType: Type.Optional(AddressType),
  }),
  content: AccountTransfer,
  errors: ['invalidField', 'missingField', 'permissionDenied', 'notFound', ...institutionErrors],
})
