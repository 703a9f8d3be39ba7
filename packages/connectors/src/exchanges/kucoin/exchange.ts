import { defineExchange } from '../../kit/defineExchange.ts'
import { ownedBalances } from '../../kit/balances/ownedRows.ts'
import { kucoinSigner } from './api.ts'
import { connectWithKey, readAccounts, readDepositAddress } from './account.ts'
import { kucoinDescriptor } from './descriptor.ts'
import { kucoinErrors } from './errors.ts'
import { findTransfer, listTransfers } from './history.ts'
import { findWithdrawal, publicTerms, readTerms, remarkOf, submitWithdrawal } from './withdrawals.ts'

/** KuCoin, by API key, secret and passphrase. For the upstream calls and their reasons see MAPPING.md. */
export const kuCoin = defineExchange({
  descriptor: kucoinDescriptor,
  signer: kucoinSigner,
  errors: kucoinErrors,
  balances: ownedBalances(readAccounts),
  networks: { terms: readTerms, publicTerms },
  deposits: { address: readDepositAddress },
  withdrawals: { submit: submitWithdrawal, find: findWithdrawal, referenceOf: remarkOf },
  history: { list: listTransfers, find: findTransfer },
  auth: context => ({ connectWithKey: fields => connectWithKey(context, fields) }),
})
