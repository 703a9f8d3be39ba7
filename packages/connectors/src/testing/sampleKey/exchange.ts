import type { Connected } from '@rialto/core'
import { defineExchange } from '../../kit/defineExchange.ts'
import { type SampleContext, sampleSigner } from './api.ts'
import { sampleDescriptor } from './descriptor.ts'
import { sampleErrors, unwritten } from './errors.ts'
import { findWithdrawal, readTerms, submitWithdrawal } from './withdrawals.ts'

type ConnectWithKey = (context: SampleContext, fields: Readonly<Record<string, string>>) => Promise<Connected>

/** Account and granted permissions have to be read with the key. */
const connectWithKey: ConnectWithKey = unwritten.placeholder('connectWithKey')

/** Sample, by API key and secret. For the upstream calls and their reasons see MAPPING.md. */
export const sample = defineExchange({
  descriptor: sampleDescriptor,
  signer: sampleSigner,
  errors: sampleErrors,
  balances: { fiat: unwritten.placeholder('readBalances'), holdings: unwritten.placeholder('readHoldings') },
  networks: { terms: readTerms },
  deposits: { address: unwritten.placeholder('readDepositAddress') },
  withdrawals: { submit: submitWithdrawal, find: findWithdrawal },
  history: { list: unwritten.placeholder('listTransfers'), find: unwritten.placeholder('findTransfer') },
  auth: (context: SampleContext) => ({ connectWithKey: fields => connectWithKey(context, fields) }),
})
