import type { SolanaLedger } from '../createSolanaLedger.ts'
import { accountMethods } from './accountMethods.ts'
import { blockMethods } from './blockMethods.ts'
import { sendMethods } from './sendMethods.ts'
import { transactionMethods } from './transactionMethods.ts'
import type { RpcMethod } from './readParams.ts'

/** All supported methods. */
export const rpcMethods = (ledger: SolanaLedger): ReadonlyMap<string, RpcMethod> =>
  new Map(
    Object.entries({
      ...blockMethods(ledger),
      ...accountMethods(ledger),
      ...transactionMethods(ledger),
      ...sendMethods(ledger),
    }),
  )
