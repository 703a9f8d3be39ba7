import type { UpstreamTransfer } from '@rialto/core'
import { ConnectorError } from '@rialto/core'
import { asTransfer } from './asTransfer.ts'
import type { KucoinContext } from './context.ts'
import { windowMs } from './listTransfers.ts'
import { placeOfId } from './movementId.ts'
import type { MovementList } from './readMovements.ts'
import { readAllMovements } from './readMovements.ts'
import { isWithdrawal } from './schemas.ts'
import { signedRead } from './signedRead.ts'
import type { KucoinKey } from './signHeaders.ts'

interface Search {
  id?: string
  hash?: string
  symbol?: string
}

const secondMs = 1_000
/** A year. */
const maxWindows = 4
const idForm = /^[0-9a-f]{24}$/
const hashForm = /^[A-Za-z0-9]{32,128}$/

/** By which name KuCoin knows no withdrawal is not documented: every plain refusal of this call means that. */
const unknownOrThrow = (error: unknown): undefined => {
  if (error instanceof ConnectorError && error.kind === 'refused') return undefined
  throw error
}

const byUpstreamId = async (
  context: KucoinContext,
  key: KucoinKey,
  id: string,
): Promise<UpstreamTransfer | undefined> => {
  const path = `/api/v1/withdrawals/${id}`
  const found = await signedRead(context, key, { path, check: isWithdrawal }).catch(unknownOrThrow)
  if (found === undefined) return undefined
  if (found.id !== id) throw new ConnectorError('malformed', 'KuCoin returned a withdrawal that was not requested')
  return asTransfer(context, 'withdrawals', { ...found, chain: found.chainId ?? null })
}

const inTime = async (
  context: KucoinContext,
  key: KucoinKey,
  list: MovementList,
  range: { startMs: number; endMs: number; symbol?: string },
  isIt: (transfer: UpstreamTransfer) => boolean,
): Promise<UpstreamTransfer | undefined> => {
  const rows = await readAllMovements(context, key, list, range)
  return rows.map(row => asTransfer(context, list, row)).find(isIt)
}

const byHash = async (
  context: KucoinContext,
  key: KucoinKey,
  hash: string,
  symbol: string | undefined,
): Promise<UpstreamTransfer | undefined> => {
  const isIt = (transfer: UpstreamTransfer) => transfer.hash?.toLowerCase() === hash.toLowerCase()
  const nowMs = context.clock.nowMs()
  for (let window = 0; window < maxWindows; window += 1) {
    const endMs = nowMs - window * windowMs
    const range = { startMs: endMs - windowMs, endMs, ...(symbol === undefined ? {} : { symbol }) }
    for (const list of ['withdrawals', 'deposits'] as const) {
      const found = await inTime(context, key, list, range, isIt)
      if (found !== undefined) return found
    }
  }
  return undefined
}

/** KuCoin knows one call for one withdrawal. Deposits, and whatever is known by its hash, are looked for in the lists. */
export const findTransfer = async (
  context: KucoinContext,
  key: KucoinKey,
  { id, hash, symbol }: Search,
): Promise<UpstreamTransfer | undefined> => {
  if (id === undefined)
    return hash !== undefined && hashForm.test(hash) ? byHash(context, key, hash, symbol) : undefined
  const place = placeOfId(id)
  if (place === undefined) return idForm.test(id) ? byUpstreamId(context, key, id) : undefined
  const range = { startMs: place.atMs - secondMs, endMs: place.atMs + secondMs }
  return inTime(context, key, place.list, range, ({ upstreamId }) => upstreamId === id)
}
