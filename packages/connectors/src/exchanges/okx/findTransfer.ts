import type { UpstreamTransfer } from '@rialto/core'
import { asDeposit, asWithdrawal } from './asTransfer.ts'
import type { OkxContext } from './context.ts'
import type { RecordQuery } from './readRecords.ts'
import { readReceived, readSent } from './readRecords.ts'
import type { OkxKey } from './signHeaders.ts'

const ids = /^[1-9]\d{0,31}$/
/** What hashes are made of, on any chain. */
const hashes = /^[A-Za-z0-9]{1,128}$/

/** The question for OKX's filters, or `undefined` for what is no id or hash of its. */
const queryOf = (id: string | undefined, hash: string | undefined): RecordQuery | undefined => {
  if (id !== undefined) return ids.test(id) ? { id } : undefined
  return hash !== undefined && hashes.test(hash) ? { hash } : undefined
}

/** Among the withdrawals first: OKX numbers them and the deposits apart. */
export const findTransfer = async (
  context: OkxContext,
  key: OkxKey,
  { id, hash, symbol }: { id?: string; hash?: string; symbol?: string },
): Promise<UpstreamTransfer | undefined> => {
  const requested = queryOf(id, hash)
  if (requested === undefined) return undefined
  const query = symbol === undefined ? requested : { ...requested, symbol }
  const isIt = (transfer: UpstreamTransfer) =>
    id === undefined ? transfer.hash?.toLowerCase() === hash?.toLowerCase() : transfer.upstreamId === id
  const sent = (await readSent(context, key, query)).map(record => asWithdrawal(context, record)).find(isIt)
  if (sent !== undefined) return sent
  return (await readReceived(context, key, query)).map(record => asDeposit(context, record)).find(isIt)
}
