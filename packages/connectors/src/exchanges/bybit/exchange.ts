import { defineExchange } from '../../kit/defineExchange.ts'
import { ownedBalances } from '../../kit/balances/ownedRows.ts'
import { bybitSigner } from './api.ts'
import { connectWithKey, readDepositAddress, readWallets } from './account.ts'
import { bybitDescriptor } from './descriptor.ts'
import { bybitErrors } from './errors.ts'
import { findTransfer, listTransfers } from './history.ts'
import { findWithdrawal, readTerms, submitWithdrawal } from './withdrawals.ts'

/** Bybit, by API key and secret. For the upstream calls and their reasons see MAPPING.md. */
export const bybit = defineExchange({
  descriptor: bybitDescriptor,
  signer: bybitSigner,
  errors: bybitErrors,
  balances: ownedBalances(readWallets),
  networks: { terms: readTerms },
  deposits: { address: readDepositAddress },
  withdrawals: { submit: submitWithdrawal, find: findWithdrawal },
  history: { list: listTransfers, find: findTransfer },
  auth: context => ({ connectWithKey: fields => connectWithKey(context, fields) }),
})
