import type { CommonContext } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import type { BookCheck, BookDifference } from './ports.ts'
import { findClient } from '../access/findClient.ts'

/** Whether both sides that were read contradict our row, or which one of them does. */
export type BookReason = 'rialtoDiffers' | 'institutionDiffers' | 'chainDiffers'

export interface DifferenceToReview {
  check: BookCheck
  reason: BookReason
  openForMs: number
}

const differenceReason = (differences: readonly BookDifference[]): BookReason => {
  const sides = new Set(differences.map(({ side }) => side))
  if (sides.size === 2) return 'rialtoDiffers'
  return sides.has('institution') ? 'institutionDiffers' : 'chainDiffers'
}

/** Actions on a difference: read the sides again, or record that it was settled. */
export const differenceActions = ['lookAgain', 'settled'] as const

/** Transfers of which the institution or the chain shows something else than Rialto, the oldest first. */
export const listBookDifferences = async (
  ctx: CommonContext,
  { clientId, count = 100 }: { clientId?: string | undefined; count?: number },
): Promise<{ items: DifferenceToReview[]; total: number }> => {
  const client = clientId === undefined ? undefined : await findClient(ctx, clientId)
  const of = { environment: ctx.environment, ...(client ? { clientId: client.id } : {}) }
  const { items, total } = await ctx.store.books.listDifferences(of, count)
  const nowMs = ctx.clock.nowMs()
  return {
    items: items.map(({ check, sinceMs }) => ({
      check,
      reason: differenceReason(check.differences),
      openForMs: nowMs - sinceMs,
    })),
    total,
  }
}

/**
 * Records a person's decision about a difference, or plans another read of the sides. The journal stays: a correction of
 * the transfer adds an entry. False without an open difference.
 */
export const resolveDifference = async (
  ctx: Pick<CommonContext, 'clock' | 'store'>,
  scope: Scope,
  transferId: string,
  { action, note }: { action: (typeof differenceActions)[number]; note: string },
): Promise<boolean> => {
  const { books } = ctx.store
  const atMs = ctx.clock.nowMs()
  if (action === 'settled') return books.settleDifference(scope, transferId, { note, atMs })
  if (!(await books.findDifference(scope, transferId))) return false
  await books.planCheck(scope, transferId, atMs)
  return true
}
