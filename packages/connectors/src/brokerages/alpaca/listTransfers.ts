import type { UpstreamTransferPage } from '@rialto/core'
import type { BoundContext } from '../../kit/bindConnector.ts'
import { asTransfer } from './asTransfer.ts'
import type { AlpacaAccess } from './context.ts'
import { createdMs, readTransfers } from './readTransfers.ts'

/**
 * Newest first. Alpaca gives the whole list at once: the cursor is the id of the last transfer told, so that what comes in
 * meanwhile moves nothing.
 */
export const listTransfers = async (
  context: BoundContext,
  access: AlpacaAccess,
  { count, cursor, sinceMs = 0 }: { count: number; cursor?: string; sinceMs?: number },
): Promise<UpstreamTransferPage | undefined> => {
  const all = await readTransfers(context, access)
  const begin = cursor === undefined ? 0 : all.findIndex(({ id }) => id === cursor) + 1
  if (cursor !== undefined && begin === 0) return undefined
  const left = all.slice(begin).filter(transfer => createdMs(transfer) >= sinceMs)
  const page = left.slice(0, count)
  const last = left.length > count ? page.at(-1) : undefined
  return {
    transfers: page.flatMap(transfer => asTransfer(context, transfer) ?? []),
    ...(last === undefined ? {} : { cursor: last.id }),
  }
}
