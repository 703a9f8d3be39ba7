import { defineExchange } from '../../kit/defineExchange.ts'
import { okxSigner } from './api.ts'
import { connectWithKey, readBalances, readDepositAddress, readHoldings } from './account.ts'
import { okxDescriptor } from './descriptor.ts'
import { okxErrors } from './errors.ts'
import { findTransfer, listTransfers } from './history.ts'
import { findWithdrawal, readTerms, submitWithdrawal } from './withdrawals.ts'

/** OKX, by API key, secret key and passphrase. For the upstream calls and their reasons see MAPPING.md. */
export const okx = defineExchange({
  descriptor: okxDescriptor,
  signer: okxSigner,
  errors: okxErrors,
  balances: { fiat: readBalances, holdings: readHoldings },
  networks: { terms: readTerms },
  deposits: { address: readDepositAddress },
  withdrawals: { submit: submitWithdrawal, find: findWithdrawal },
  history: { list: listTransfers, find: findTransfer },
  auth: context => ({ connectWithKey: fields => connectWithKey(context, fields) }),
})
