import { defineExchange } from '../../kit/defineExchange.ts'
import { type SampleContext, sampleSigner } from './api.ts'
import { sampleDescriptor } from './descriptor.ts'
import { missing, sampleErrors } from './errors.ts'
import { findWithdrawal, readTerms, submitWithdrawal } from './withdrawals.ts'

/** Sample, by API key and secret. For the upstream calls and their reasons see MAPPING.md. */
export const sample = defineExchange({
  descriptor: sampleDescriptor,
  signer: sampleSigner,
  errors: sampleErrors,
  balances: { fiat: missing('readBalances'), holdings: missing('readHoldings') },
  networks: { terms: readTerms },
  deposits: { address: missing('readDepositAddress') },
  withdrawals: { submit: submitWithdrawal, find: findWithdrawal },
  history: { list: missing('listTransfers'), find: missing('findTransfer') },
  auth: (_context: SampleContext) => ({ connectWithKey: missing('connectWithKey') }),
})
