import Type from 'typebox'

import { oneOf } from '../oneOf.ts'

export const PortfolioUserId = Type.String({ minLength: 1, maxLength: 300 })

/** Where the sums of a portfolio come from: each of the user's accounts, and how old its part is. */
export const PortfolioAccounts = Type.Array(
  Type.Object({
    type: Type.String(),
    accountId: Type.String(),
    accountName: Type.String(),
    state: oneOf(['active', 'needsReconnect']),
    /** Unix seconds of the read that was summed; absent where none succeeded yet. */
    asOf: Type.Optional(Type.Integer()),
  }),
)
