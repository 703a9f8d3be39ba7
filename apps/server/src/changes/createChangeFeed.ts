import type { Scope } from '@rialto/core'
import { listenForChanges } from '@rialto/store'
import type { Logger } from 'pino'

/** Called with the id of a transfer that changed, and without one when some may have been missed. */
type OnChange = (transferId?: string) => void

/** Changes of transfers as they are committed, by this server or another. */
export interface ChangeFeed {
  /** Until the answer is called. */
  subscribe(scope: Scope, onChange: OnChange): () => void
  close(): Promise<void>
}

const keyOf = ({ clientId, environment }: Scope): string => `${clientId} ${environment}`

/** Has a connection to the database only while somebody subscribes. */
export const createChangeFeed = (url: string, log: Pick<Logger, 'info' | 'warn' | 'error'>): ChangeFeed => {
  const subscribers = new Map<string, Set<OnChange>>()
  let listener: ReturnType<typeof listenForChanges> | undefined

  const stop = async () => {
    const stopped = listener
    listener = undefined
    await stopped?.close()
  }

  const start = () =>
    listenForChanges(
      url,
      changed => {
        const reached = changed ? [subscribers.get(keyOf(changed.scope)) ?? []] : subscribers.values()
        for (const all of reached) for (const onChange of all) onChange(changed?.transferId)
      },
      log,
    )

  return {
    subscribe(scope, onChange) {
      const key = keyOf(scope)
      const all = subscribers.get(key) ?? new Set()
      subscribers.set(key, all.add(onChange))
      listener ??= start()
      return () => {
        all.delete(onChange)
        if (all.size === 0 && subscribers.get(key) === all) subscribers.delete(key)
        if (subscribers.size === 0) void stop()
      }
    },
    close: stop,
  }
}
