import Type from 'typebox'

import { enumOf } from '../oneOf.ts'
import { BrokerType } from '../shared/enums.ts'

export const PortfolioUserId = Type.String({ minLength: 1, maxLength: 300, description: 'Your id of the end user.' })

/** The accounts behind a portfolio's sums, with the age of each part. */
export const PortfolioAccounts = Type.Array(
  Type.Object(
    {
      type: BrokerType,
      accountId: Type.String({ description: 'Account id at the institution.' }),
      accountName: Type.String({ description: 'Account name at the institution.' }),
      state: enumOf('PortfolioAccountState', 'State of the connection.', {
        active: 'the account can be read.',
        needsReconnect: 'the authorization has ended. The user has to connect the account again.',
      }),
      asOf: Type.Optional(
        Type.Integer({
          description: 'When the data of this account was read, in Unix seconds. Absent if no read has succeeded yet.',
        }),
      ),
    },
    { title: 'PortfolioAccount', description: 'An account that is part of the portfolio.' },
  ),
  { description: 'Accounts that are part of the portfolio.' },
)
