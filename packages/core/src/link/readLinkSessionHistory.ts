import type { Context } from '../context.ts'
import { ApiError } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import type { LoggedRequest } from '../requestLog/ports.ts'
import type { TransferChange } from '../transfers/ports.ts'
import type { OpenedSession } from './ports.ts'

const maxEvents = 500

export type LinkSessionEvent =
  | { kind: 'request'; atMs: number; request: LoggedRequest }
  | { kind: 'transfer'; atMs: number; change: TransferChange }

/**
 * A session that was opened, and what happened in it, the oldest first.
 *
 * @throws ApiError `notFound`.
 */
export const readLinkSessionHistory = async (
  { store }: Pick<Context, 'store'>,
  scope: Scope,
  id: string,
): Promise<{ session: OpenedSession; events: LinkSessionEvent[] }> => {
  const session = await store.link.findOpened(scope, id)
  if (!session) throw new ApiError('notFound', { message: 'Link session not found.' })
  const { transferId } = session
  const [requests, changes] = await Promise.all([
    store.requestLog.listOfSession(scope, id, maxEvents),
    transferId === undefined ? [] : store.transfers.listChanges(scope, transferId),
  ])
  const events: LinkSessionEvent[] = [
    // A request is older than its response and its effects.
    ...requests.map(request => ({ kind: 'request' as const, atMs: request.atMs - request.durationMs, request })),
    ...changes.map(change => ({ kind: 'transfer' as const, atMs: change.atMs, change })),
  ]
  return { session, events: events.sort((one, other) => one.atMs - other.atMs).slice(0, maxEvents) }
}
