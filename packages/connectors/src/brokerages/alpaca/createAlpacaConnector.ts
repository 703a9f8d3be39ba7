import type { Connector } from '@rialto/core'
import type { BoundContext, ConnectorOperations } from '../../kit/bindConnector.ts'
import { bindConnector } from '../../kit/bindConnector.ts'
import type { ConnectorParts } from '../../kit/connectorEntry.ts'
import { createOAuthFlow } from '../../kit/oauth/createOAuthFlow.ts'
import type { AlpacaAccess } from './context.ts'
import { accessOf } from './context.ts'
import { alpacaDescriptor } from './descriptor.ts'
import { alpacaErrors } from './errors.ts'
import { findTransfer } from './findTransfer.ts'
import { findWithdrawal } from './findWithdrawal.ts'
import { listTransfers } from './listTransfers.ts'
import { alpacaOAuth, completeOAuth } from './oauth.ts'
import { readBalances } from './readBalances.ts'
import { readDepositAddress } from './readDepositAddress.ts'
import { readHoldings } from './readHoldings.ts'
import { readIdentity } from './readIdentity.ts'
import { readTerms } from './readTerms.ts'
import { submitWithdrawal } from './submitWithdrawal.ts'

const operations: ConnectorOperations<BoundContext, AlpacaAccess> = {
  accessOf,
  readBalances,
  readHoldings,
  readIdentity,
  readDepositAddress,
  readTerms,
  submitWithdrawal,
  findWithdrawal,
  listTransfers,
  findTransfer,
}

/** Alpaca's Trading API, by OAuth 2. What each call does upstream, and why: MAPPING.md. */
export const createAlpacaConnector = ({ egress, clock, environment, oauth }: ConnectorParts): Connector => {
  const descriptor = alpacaDescriptor(environment)
  const context: BoundContext = { http: { egress, clock, table: alpacaErrors }, descriptor }
  const scopes = descriptor.scheme.kind === 'oAuth' ? descriptor.scheme.scopes : []
  const flow = createOAuthFlow(context.http, alpacaOAuth(scopes), oauth)
  return {
    ...bindConnector(context, operations),
    auth: {
      authorizeUrl: async input => flow.authorizeUrl(input),
      completeOAuth: input => completeOAuth(context, flow, input),
    },
  }
}
