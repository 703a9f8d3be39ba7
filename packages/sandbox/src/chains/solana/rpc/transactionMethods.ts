import type { SolanaLedger } from '../createSolanaLedger.ts'
import type { SolanaRecord } from '../types.ts'
import { addressIn, configIn, type RpcMethod, textIn, withContext } from './readParams.ts'
import { errorView, transactionView } from './transactionView.ts'

const MAX_SIGNATURES = 1_000

const statusOf = (record: SolanaRecord | undefined) =>
  record === undefined
    ? null
    : {
        slot: record.slot,
        confirmations: null,
        err: errorView(record.err),
        status: record.err === null ? { Ok: null } : { Err: errorView(record.err) },
        confirmationStatus: 'finalized',
      }

/** The memos that the memo program logged, each after its length, as in the lists of Solana's nodes. */
const memoIn = (logs: readonly string[]): string | null => {
  const memos = logs.flatMap(line => {
    const [, length, text] = /^Program log: Memo \(len (\d+)\): "(.*)"$/.exec(line) ?? []
    return length === undefined ? [] : [`[${length}] ${text}`]
  })
  return memos.length === 0 ? null : memos.join('; ')
}

/** Newest first, as at Solana: older than `before`, newer than `until`. */
const getSignaturesForAddress =
  (ledger: SolanaLedger): RpcMethod =>
  params => {
    const { before, until, limit = MAX_SIGNATURES } = configIn(params, 1)
    const slotOf = (signature: unknown) => ledger.find(String(signature))?.slot
    const [below, above] = [slotOf(before) ?? Infinity, slotOf(until) ?? 0]
    return ledger
      .naming(addressIn(params))
      .filter(({ slot }) => slot < below && slot > above)
      .reverse()
      .slice(0, Math.min(Number(limit), MAX_SIGNATURES))
      .map(({ signature, slot, err, atMs, logs }) => ({
        signature,
        slot,
        err: errorView(err),
        memo: memoIn(logs),
        blockTime: Math.floor(atMs / 1000),
        confirmationStatus: 'finalized',
      }))
  }

/** Reads transactions. */
export const transactionMethods = (ledger: SolanaLedger): Record<string, RpcMethod> => ({
  getSignatureStatuses: params => {
    const list: unknown[] = Array.isArray(params[0]) ? params[0] : []
    return withContext(
      ledger,
      list.map(signature => statusOf(ledger.find(String(signature)))),
    )
  },
  getSignaturesForAddress: getSignaturesForAddress(ledger),
  getTransaction: params => {
    const record = ledger.find(textIn(params))
    if (record === undefined) return null
    const config = typeof params[1] === 'string' ? { encoding: params[1] } : configIn(params, 1)
    const blockTime = Math.floor(record.atMs / 1000)
    return { slot: record.slot, blockTime, ...transactionView(ledger, record, config) }
  },
  getTransactionCount: () => ledger.height(),
  getRecentPrioritizationFees: () => [],
})
