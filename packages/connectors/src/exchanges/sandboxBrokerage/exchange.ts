import { defineExchange } from '../../kit/defineExchange.ts'
import { brokerageBalances, readDepositAddress } from './account.ts'
import { brokerageSigner } from './api.ts'
import { brokerageAuth } from './auth.ts'
import { sandboxBrokerageDescriptor } from './descriptor.ts'
import { brokerageErrors } from './errors.ts'
import { findWithdrawal, readTerms, submitWithdrawal } from './withdrawals.ts'

/** A brokerage of the sandbox, by password and code. For the upstream calls and their reasons see MAPPING.md. */
export const sandboxBrokerage = defineExchange({
  descriptor: sandboxBrokerageDescriptor,
  signer: brokerageSigner,
  errors: brokerageErrors,
  balances: brokerageBalances,
  networks: { terms: readTerms },
  deposits: { address: readDepositAddress },
  withdrawals: { submit: submitWithdrawal, find: findWithdrawal },
  auth: context => brokerageAuth(context),
})
