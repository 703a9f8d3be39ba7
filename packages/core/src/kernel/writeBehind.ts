/** Writes one page while the caller works on the next one. One write at a time, in order. */
export const writeBehind = (): { write(work: () => Promise<unknown>): Promise<void>; flush(): Promise<void> } => {
  let last: Promise<unknown> = Promise.resolve()
  return {
    /** Waits for the write before this one, and throws its error. */
    async write(work) {
      await last
      last = work()
      // Thrown by the next write or the flush, unless the caller's own work has failed before.
      last.catch(() => undefined)
    },
    async flush() {
      await last
    },
  }
}
