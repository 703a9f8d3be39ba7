import type { Connector } from '@rialto/core'
import type { ConnectorOperations } from '../../kit/bindConnector.ts'
import { bindConnector } from '../../kit/bindConnector.ts'
import type { ConnectorParts } from '../../kit/connectorEntry.ts'
import { createOAuthFlow } from '../../kit/oauth/createOAuthFlow.ts'
import { connectWithKey } from './connectWithKey.ts'
import type { GeminiAccess, GeminiContext } from './context.ts'
import { accessOf } from './context.ts'
import { geminiDescriptor } from './descriptor.ts'
import { errorsOf } from './errors.ts'
import { findTransfer } from './findTransfer.ts'
import { findWithdrawal } from './findWithdrawal.ts'
import { createGeminiNonces } from './geminiNonces.ts'
import { listTransfers } from './listTransfers.ts'
import { completeOAuth, geminiOAuth } from './oauth.ts'
import { readIdentity } from './readAccount.ts'
import { readBalances, readHoldings } from './readBalances.ts'
import { readDepositAddress } from './readDepositAddress.ts'
import { readTerms } from './readTerms.ts'
import { submitWithdrawal } from './submitWithdrawal.ts'
import type { GeminiWay } from './ways.ts'

const operations: Omit<ConnectorOperations<GeminiContext, GeminiAccess>, 'accessOf'> = {
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

const authOf = (context: GeminiContext, { oauth }: Pick<ConnectorParts, 'oauth'>): Connector['auth'] => {
  if (context.way.connectsBy === 'apiKey') return { connectWithKey: fields => connectWithKey(context, fields) }
  const flow = createOAuthFlow(context.http, geminiOAuth, oauth)
  return {
    authorizeUrl: async input => flow.authorizeUrl(input),
    completeOAuth: input => completeOAuth(context, flow, input),
    refresh: flow.refresh,
    revoke: flow.revoke,
  }
}

/** Gemini, by signing in or by API key. What each call does upstream, and why: MAPPING.md. */
export const createGeminiConnector = (way: GeminiWay, parts: ConnectorParts): Connector => {
  const { egress, clock, environment } = parts
  const context: GeminiContext = {
    http: { egress, clock, table: errorsOf(way, 'account:read') },
    descriptor: geminiDescriptor(way, environment),
    way,
    nonces: createGeminiNonces(clock),
  }
  return { ...bindConnector(context, { ...operations, accessOf: accessOf(way) }), auth: authOf(context, parts) }
}
