import type { SolanaLedger } from '../createSolanaLedger.ts'
import type { Params } from './readParams.ts'

export type RpcMethod = (params: Params) => unknown

/** An answer together with the slot it is of. */
export const withContext = (ledger: SolanaLedger, value: unknown) => ({
  context: { apiVersion: '2.3.0', slot: ledger.height() },
  value,
})
