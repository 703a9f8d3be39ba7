import type { Connector } from '@rialto/core'
import type { ConnectorOperations } from '../../kit/bindConnector.ts'
import { bindConnector } from '../../kit/bindConnector.ts'
import type { ConnectorParts } from '../../kit/connectorEntry.ts'
import { createOAuthFlow } from '../../kit/oauth/createOAuthFlow.ts'
import type { UpholdContext } from './context.ts'
import { accessTokenOf } from './context.ts'
import { upholdDescriptor } from './descriptor.ts'
import { upholdErrors } from './errors.ts'
import { findTransfer } from './findTransfer.ts'
import { findWithdrawal } from './findWithdrawal.ts'
import { listTransfers } from './listTransfers.ts'
import { completeOAuth, refresh, upholdOAuth } from './oauth.ts'
import { readBalances } from './readBalances.ts'
import { readDepositAddress } from './readDepositAddress.ts'
import { readHoldings } from './readHoldings.ts'
import { readIdentity } from './readIdentity.ts'
import { publicTerms, readTerms } from './readTerms.ts'
import { submitWithdrawal } from './submitWithdrawal.ts'

const operations: ConnectorOperations<UpholdContext, string> = {
  accessOf: accessTokenOf,
  readBalances,
  readHoldings,
  readIdentity,
  readDepositAddress,
  readTerms,
  publicTerms,
  submitWithdrawal,
  findWithdrawal,
  listTransfers,
  findTransfer,
}

/** Uphold, by OAuth 2. What each call does upstream, and why: MAPPING.md. */
export const createUpholdConnector = ({ egress, clock, environment, oauth }: ConnectorParts): Connector => {
  const context: UpholdContext = {
    http: { egress, clock, table: upholdErrors },
    descriptor: upholdDescriptor(environment),
    environment,
  }
  const flow = createOAuthFlow(context.http, upholdOAuth, oauth)
  return {
    ...bindConnector(context, operations),
    auth: {
      authorizeUrl: async input => flow.authorizeUrl(input),
      completeOAuth: input => completeOAuth(context, flow, input),
      refresh: credentials => refresh(context, flow, credentials),
      revoke: flow.revoke,
    },
  }
}
