/** Last list published by a provider. */
export interface Listing<T> {
  /** `undefined` until the first successful read. */
  current(): T | undefined
  /** Reads the list again. Concurrent callers share one read. If it fails, the previous list is kept. */
  refresh(): Promise<void>
  /** The current list, read first if there was no read yet. */
  known(): Promise<T>
}

/** Caches a list. `refresh` is called every ten to fifteen minutes. */
export const createListing = <T>(read: () => Promise<T>): Listing<T> => {
  let current: T | undefined
  let reading: Promise<T> | undefined

  const refresh = (): Promise<T> => {
    reading ??= read()
      .then(listed => (current = listed))
      .finally(() => (reading = undefined))
    return reading
  }
  return {
    current: () => current,
    refresh: async () => void (await refresh()),
    known: async () => current ?? (await refresh()),
  }
}
