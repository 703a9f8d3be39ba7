import { add, compare } from '@rialto/catalog'
import { defined } from '@rialto/defined'

import type { CommonContext } from '../../context.ts'
import type { Repositories } from '../../store.ts'
import type { Scope } from '../../kernel/scope.ts'
import { moveTo, publicStatus } from '../phases.ts'
import type { ChangeReason, Transfer } from '../ports.ts'
import { sumsOf } from '../sumsOf.ts'
import { amendAndEmitLate, saveAndEmit } from '../transferEvent.ts'
import { arrivedOf, combinedPhase } from './combinedPhase.ts'

/** Takes the combined transfer along with its part, in the part's transaction. */
export const followPart = async (ctx: CommonContext, repositories: Repositories, part: Transfer): Promise<void> => {
  if (part.partOf === undefined) return
  const { transfers } = repositories
  const combined = await lockOpen(repositories, part.scope, part.partOf)
  if (!combined) return
  const parts = await transfers.listParts(part.scope, combined.id)
  const phase = combinedPhase(combined, parts)
  if (phase === combined.phase) return
  const atMs = ctx.clock.nowMs()
  const reason: ChangeReason = { cause: 'partChanged', detail: `part ${part.id} is ${part.phase}`, atMs }
  const moved = moveTo(combined, phase, {
    ...(phase === 'accepted' ? { acceptedAtMs: atMs } : {}),
    ...(publicStatus(phase) === 'pending' ? {} : { finishedAtMs: atMs }),
    ...(phase === 'settled' ? chargedTogether(parts) : {}),
    ...(phase === 'failed' ? defined({ failureMessage: part.failureMessage ?? nothingSent }) : {}),
  })
  const isReported = combined.sequence > 0 && publicStatus(phase) === 'pending'
  if (phase === 'sending' || phase === 'awaitingUser' || isReported) await transfers.update(moved, reason)
  else await saveAndEmit(ctx, repositories, moved, reason)
}

/**
 * Charges of the institutions for the parts that arrived or were sent late. If one did not report its charge, the approved one counts.
 */
export const chargedTogether = (parts: readonly Transfer[]): Pick<Transfer, 'charged'> => {
  const settled = parts.filter(({ phase, foundLateAtMs }) => phase === 'settled' || foundLateAtMs !== undefined)
  // With a late part the sum is more than was approved, also where no institution reported its charge.
  if (settled.every(({ charged, foundLateAtMs }) => (charged ?? foundLateAtMs) === undefined)) return {}
  const sums = settled.map(sumsOf)
  const fee = sums.reduce((sum, each) => add(sum, each.fee), '0')
  return { charged: { fee, debit: sums.reduce((sum, { debit }) => add(sum, debit), '0') } }
}

/**
 * A part was sent after it had failed, or failed after such a report. A combined transfer that has failed counts
 * as paid with such parts, and waits for a person as well. One that has arrived is charged with it, too.
 */
export const followLatePart = async (
  ctx: CommonContext,
  repositories: Repositories,
  { scope, partOf, failureMessage }: Transfer,
  reason: ChangeReason,
): Promise<void> => {
  const combined = partOf === undefined ? undefined : await repositories.transfers.findForUpdate(scope, partOf)
  if (combined?.phase === 'settled') return chargeTogether(ctx, repositories, combined, reason)
  if (combined?.phase !== 'failed') return
  const { arrived: before = '0', foundLateAtMs: _f, lateHandledAtMs, ...failed } = combined
  const parts = await repositories.transfers.listParts(scope, combined.id)
  const late = parts.filter(part => part.foundLateAtMs !== undefined)
  const paid = late.reduce((sum, { amount, arrived = amount }) => add(sum, arrived), '0')
  // A further part needs another decision of a person.
  const handled = compare(paid, before) > 0 ? {} : defined({ lateHandledAtMs })
  const sent = late.length === 0 ? {} : { foundLateAtMs: reason.atMs, arrived: paid, ...handled }
  await amendAndEmitLate(ctx, repositories, { ...failed, ...sent, ...defined({ failureMessage }) }, reason)
}

/** A part was paid a second time after it had arrived. A combined transfer that has arrived is charged with that, too. */
export const followTwins = async (
  ctx: CommonContext,
  repositories: Repositories,
  { scope, partOf }: Transfer,
  reason: ChangeReason,
): Promise<void> => {
  const combined = partOf === undefined ? undefined : await repositories.transfers.findForUpdate(scope, partOf)
  if (combined?.phase === 'settled') await chargeTogether(ctx, repositories, combined, reason)
}

/** The cost of the parts has changed after the arrival: the client receives an event, and an operator reviews the transfer. */
const chargeTogether = async (
  ctx: CommonContext,
  repositories: Repositories,
  { overchargeHandledAtMs: _, charged: before, ...combined }: Transfer,
  reason: ChangeReason,
): Promise<void> => {
  const { charged } = chargedTogether(await repositories.transfers.listParts(combined.scope, combined.id))
  if (charged?.debit === before?.debit) return
  await amendAndEmitLate(ctx, repositories, { ...combined, ...defined({ charged }) }, reason)
}

/**
 * The block of a part that had arrived was replaced, or the chain has it again. A settled combined transfer is
 * reported with the amount at the address; an open one waits for the part.
 */
export const followLostPart = async (
  ctx: CommonContext,
  repositories: Repositories,
  part: Transfer,
  reason: ChangeReason,
): Promise<void> => {
  const { scope, partOf } = part
  const combined = partOf === undefined ? undefined : await repositories.transfers.findForUpdate(scope, partOf)
  if (combined?.phase !== 'settled') return followPart(ctx, repositories, part)
  const { finding: _, ...there } = combined
  const parts = await repositories.transfers.listParts(scope, combined.id)
  const isLost = parts.some(({ phase, finding }) => phase === 'settled' && finding !== undefined)
  // No event reported the first miss.
  if (!isLost && combined.finding === undefined) return
  const finding = { kind: 'reorganized', sinceMs: reason.atMs, arrived: arrivedOf(parts) } as const
  await amendAndEmitLate(ctx, repositories, isLost ? { ...there, finding } : there, reason)
}

const nothingSent = 'None of the parts was sent. No funds have moved.'

const lockOpen = async ({ transfers }: Repositories, scope: Scope, id: string): Promise<Transfer | undefined> => {
  const combined = await transfers.findForUpdate(scope, id)
  return combined && publicStatus(combined.phase) === 'pending' ? combined : undefined
}
