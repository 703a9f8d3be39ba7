import { defineExchange } from '../../kit/defineExchange.ts'
import { bitstampSigner } from './api.ts'
import { connectWithKey } from './auth.ts'
import { readBalances, readHoldings } from './balances.ts'
import { readDepositAddress } from './deposits.ts'
import { bitstampDescriptor } from './descriptor.ts'
import { bitstampErrors } from './errors.ts'
import { findTransfer, listTransfers } from './history.ts'
import { findWithdrawal, readTerms, submitWithdrawal } from './withdrawals.ts'

/** Bitstamp, by API key and secret. What each call does upstream, and why: MAPPING.md. */
export const bitstamp = defineExchange({
  descriptor: bitstampDescriptor,
  signer: bitstampSigner,
  errors: bitstampErrors,
  balances: { fiat: readBalances, holdings: readHoldings },
  networks: { terms: readTerms },
  deposits: { address: readDepositAddress },
  withdrawals: { submit: submitWithdrawal, find: findWithdrawal },
  history: { list: listTransfers, find: findTransfer },
  auth: context => ({ connectWithKey: fields => connectWithKey(context, fields) }),
})
