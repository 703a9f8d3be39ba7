import type { UpstreamTransfer } from '@rialto/core'
import { asDeposit, asWithdrawal } from './asTransfer.ts'
import type { BybitContext, BybitKey } from './context.ts'
import type { RecordQuery } from './readRecords.ts'
import { readReceived, readSent, windowMs } from './readRecords.ts'

/** A year: Bybit takes an id or a hash, but looks through less than 30 days at a time. */
const maxWindows = 12

/** What Bybit's ids and hashes are made of. */
const plausible = /^[A-Za-z0-9_-]{1,128}$/

interface Search {
  id?: string
  hash?: string
  symbol?: string
}

export const findTransfer = async (
  context: BybitContext,
  key: BybitKey,
  { id, hash, symbol }: Search,
): Promise<UpstreamTransfer | undefined> => {
  const wanted = id ?? hash
  if (wanted === undefined || !plausible.test(wanted)) return undefined
  const isIt = (transfer: UpstreamTransfer) =>
    id === undefined ? transfer.hash?.toLowerCase() === wanted.toLowerCase() : transfer.upstreamId === id
  const requested = { ...(id === undefined ? { hash: wanted } : { id }), ...(symbol === undefined ? {} : { symbol }) }
  const nowMs = context.clock.nowMs()
  for (let window = 0; window < maxWindows; window += 1) {
    const endMs = nowMs - window * windowMs
    const query: RecordQuery = { startMs: endMs - windowMs, endMs, ...requested }
    const sent = await readSent(context, key, query)
    const received = await readReceived(context, key, query)
    const found = [
      ...sent.rows.map(record => asWithdrawal(context, record)),
      ...received.rows.map(record => asDeposit(context, record)),
    ].find(isIt)
    if (found !== undefined) return found
  }
  return undefined
}
