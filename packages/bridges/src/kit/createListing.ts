/** What a provider last listed. */
export interface Listing<T> {
  /** `undefined` until it has been read once. */
  current(): T | undefined
  /** Reads it anew; callers at the same time share one reading. When it fails, what was known stays. */
  refresh(): Promise<void>
  /** What is known, read first where nothing is. */
  known(): Promise<T>
}

/** Keeps a list that is read anew every ten to fifteen minutes by whoever calls `refresh`. */
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
