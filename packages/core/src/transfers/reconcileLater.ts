import type { JobKind, Repositories } from '../store.ts'
import type { Transfer } from './ports.ts'

/** Jobs that read the institution or the chain for a transfer. */
export const readingJobs = [
  'transfer.reconcile',
  'conversion.reconcile',
  'transfer.watch',
  'transfer.arrival',
] as const satisfies JobKind[]

const jobKindOf = ({ phase }: Transfer): (typeof readingJobs)[number] => {
  if (phase === 'failed' || phase === 'settled') return 'transfer.watch'
  return phase === 'converting' ? 'conversion.reconcile' : 'transfer.reconcile'
}

/**
 * Asks for the transfer to be looked at then, or sooner if that was asked already. While its asset is converted, and once it has ended,
 * by a job of another kind: servers of versions before conversions end a `transfer.reconcile` of such a transfer without doing it.
 */
export const reconcileLater = (repositories: Repositories, transfer: Transfer, runAtMs: number): Promise<void> =>
  readLater(repositories, transfer, jobKindOf(transfer), runAtMs)

/** Asks for the chain to be read then for a transfer that has arrived. */
export const watchArrivalLater = (repositories: Repositories, transfer: Transfer, runAtMs: number): Promise<void> =>
  readLater(repositories, transfer, 'transfer.arrival', runAtMs)

const readLater = (
  repositories: Repositories,
  transfer: Transfer,
  kind: (typeof readingJobs)[number],
  runAtMs: number,
): Promise<void> =>
  repositories.jobs.enqueue({
    kind,
    key: transfer.id,
    payload: {
      transferId: transfer.id,
      clientId: transfer.scope.clientId,
      environment: transfer.scope.environment,
      lane: transfer.type,
    },
    runAtMs,
  })
