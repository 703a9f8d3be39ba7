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
  // A request is older than its response and its effects.
  const events: LinkSessionEvent[] = requests.map(request => ({
    ...{ kind: 'request', request },
    atMs: request.atMs - request.durationMs,
  }))
  // Requests keep the order of the log, because durations are of the machine's clock and times of the domain's.
  for (const change of changes) {
    const last = events.findLastIndex(({ atMs }) => atMs <= change.atMs)
    events.splice(last + 1, 0, { kind: 'transfer', atMs: change.atMs, change })
  }
  return { session, events: events.slice(0, maxEvents) }
}
