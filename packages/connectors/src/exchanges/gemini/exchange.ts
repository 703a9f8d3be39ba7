import type { Connector } from '@rialto/core'
import type { ConnectorOperations } from '../../kit/bindConnector.ts'
import { bindConnector } from '../../kit/bindConnector.ts'
import type { ConnectorParts } from '../../kit/connectorEntry.ts'
import type { GeminiContext } from './api.ts'
import { authOf, readIdentity } from './auth.ts'
import { readBalances, readHoldings } from './balances.ts'
import { readDepositAddress } from './deposits.ts'
import type { GeminiVariant } from './descriptor.ts'
import { geminiDescriptor } from './descriptor.ts'
import { errorsOf } from './errors.ts'
import { findTransfer, listTransfers } from './history.ts'
import type { GeminiAccess } from './signing.ts'
import { accessOf, createGeminiNonces } from './signing.ts'
import { findWithdrawal, readTerms, submitWithdrawal } from './withdrawals.ts'

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

/** Gemini, by signing in or by API key. What each call does upstream, and why: MAPPING.md. */
export const createGeminiConnector = (variant: GeminiVariant, parts: ConnectorParts): Connector => {
  const { egress, clock, environment } = parts
  const context: GeminiContext = {
    http: { egress, clock, table: errorsOf(variant, 'account:read') },
    descriptor: geminiDescriptor(variant, environment),
    variant,
    nonces: createGeminiNonces(clock),
  }
  return { ...bindConnector(context, { ...operations, accessOf: accessOf(variant) }), auth: authOf(context, parts) }
}
