import type { Credentials, TransferHistory, UpstreamTransfer } from '@rialto/core'
import { defined } from '@rialto/defined'
import { expect } from 'vitest'

const maxPages = 60

/** A history from its head to its end, page by page of at most `count`. */
export const readAllTransfers = async (
  history: TransferHistory | undefined,
  credentials: Credentials,
  input: { count: number; sinceMs?: number },
): Promise<UpstreamTransfer[]> => {
  const found: UpstreamTransfer[] = []
  let cursor: string | undefined
  for (let page = 0; page < maxPages; page += 1) {
    const next = await history?.list(credentials, { ...input, ...defined({ cursor }) })
    if (next === undefined) throw new Error('its own cursor was refused')
    expect(next.transfers.length).toBeLessThanOrEqual(input.count)
    found.push(...next.transfers)
    if (next.cursor === undefined) return found
    cursor = next.cursor
  }
  throw new Error('the list does not end')
}
