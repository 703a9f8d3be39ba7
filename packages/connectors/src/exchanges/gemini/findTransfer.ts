import type { UpstreamTransfer } from '@rialto/core'
import { asTransfer } from './asTransfer.ts'
import type { GeminiAccess, GeminiContext } from './context.ts'
import { maxPerCall, readForward, readTransfers } from './readTransfers.ts'
import type { GeminiTransfer } from './schemas.ts'

/** Gemini opened then: nothing is older. */
const openedAtMs = Date.UTC(2015, 9, 1)
const maxCalls = 20

/** What Gemini's ids and hashes are made of. */
const plausible = /^[A-Za-z0-9_-]{1,128}$/

interface Search {
  id?: string
  hash?: string
  symbol?: string
}

/** Gemini looks nothing up: the latest are read, then everything from its beginning. */
export const findTransfer = async (
  context: GeminiContext,
  access: GeminiAccess,
  { id, hash, symbol }: Search,
): Promise<UpstreamTransfer | undefined> => {
  const wanted = id ?? hash
  if (wanted === undefined || !plausible.test(wanted)) return undefined
  const asIt = (row: GeminiTransfer): UpstreamTransfer[] => {
    const transfer = asTransfer(context, row)
    const isIt = id === undefined ? transfer?.hash?.toLowerCase() === wanted.toLowerCase() : transfer?.upstreamId === id
    return transfer !== undefined && isIt ? [transfer] : []
  }
  const query = symbol === undefined ? {} : { symbol }
  const latest = await readTransfers(context, access, query)
  const [found] = latest.flatMap(asIt)
  if (found !== undefined || latest.length < maxPerCall) return found
  const enough = (rows: readonly GeminiTransfer[]) => rows.some(row => asIt(row).length > 0)
  const all = await readForward(context, access, { ...query, sinceMs: openedAtMs }, { maxCalls, enough })
  return all.flatMap(asIt)[0]
}
