import type { Environment } from '@rialto/core'
import type { ConnectorParts } from '../../kit/connectorEntry.ts'
import { defineExchange } from '../../kit/defineExchange.ts'
import type { GeminiContext } from './api.ts'
import { connectWithKey, readIdentity, signInOf } from './auth.ts'
import { readBalances, readHoldings } from './balances.ts'
import { readDepositAddress } from './deposits.ts'
import { geminiDescriptor, type GeminiVariant, keyVariant, signInVariant } from './descriptor.ts'
import { errorsOf } from './errors.ts'
import { findTransfer, listTransfers } from './history.ts'
import { geminiSigner } from './signing.ts'
import { findWithdrawal, preflightWithdrawal, readTerms, submitWithdrawal } from './withdrawals.ts'

/** What Gemini does, however its user connects. What each call does upstream, and why: MAPPING.md. */
const operations = (variant: GeminiVariant) => ({
  descriptor: (environment: Environment) => geminiDescriptor(variant, environment),
  signer: geminiSigner(variant),
  errors: errorsOf(variant, 'account:read'),
  balances: { fiat: readBalances, holdings: readHoldings, identity: readIdentity },
  networks: { terms: readTerms },
  deposits: { address: readDepositAddress },
  withdrawals: { submit: submitWithdrawal, find: findWithdrawal, preflight: preflightWithdrawal },
  history: { list: listTransfers, find: findTransfer },
})

export const gemini = defineExchange({
  ...operations(signInVariant),
  auth: (context: GeminiContext, parts: ConnectorParts) => signInOf(context, parts),
})

export const geminiDirect = defineExchange({
  ...operations(keyVariant),
  auth: (context: GeminiContext) => ({ connectWithKey: fields => connectWithKey(context, fields) }),
})
