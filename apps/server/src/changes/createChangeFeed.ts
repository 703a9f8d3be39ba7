import type { Scope } from '@rialto/core'
import type { listenForChanges } from '@rialto/store'

/** Called with the id of a changed transfer, or without one when changes may have been missed. */
type OnChange = (transferId?: string) => void

/** Changes of transfers as they are committed, by this server or another. */
export interface ChangeFeed {
  /** Returns the function that ends the subscription. */
  subscribe(scope: Scope, onChange: OnChange): () => void
  close(): Promise<void>
}

/** Calls `onChange` for each change that the database commits, and without an id when changes may have been missed. */
type Listen = (onChange: Parameters<typeof listenForChanges>[1]) => ReturnType<typeof listenForChanges>

const keyOf = ({ clientId, environment }: Scope): string => `${clientId} ${environment}`

/** Opens a database connection with the first subscriber and closes it after the last. */
export const createChangeFeed = (listen: Listen): ChangeFeed => {
  const subscribers = new Map<string, Set<OnChange>>()
  let listener: ReturnType<Listen> | undefined

  const stop = async () => {
    const stopped = listener
    listener = undefined
    await stopped?.close()
  }

  const start = () =>
    listen(changed => {
      const reached = changed ? [subscribers.get(keyOf(changed.scope)) ?? []] : subscribers.values()
      for (const all of reached) for (const onChange of all) onChange(changed?.transferId)
    })

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
