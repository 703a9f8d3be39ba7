/** Runs `tidy` now and then; a failure is logged and the next turn tries again. */
export const startRetentionJob = (
  pruneExpired: () => Promise<void>,
  log: { warn(details: object, message: string): void },
  everyMs = 60 * 60_000,
): { stop(): Promise<void> } => {
  let running = Promise.resolve()
  const turn = () => {
    running = pruneExpired().catch((error: unknown) => log.warn({ err: error }, 'deleting expired data failed'))
  }
  const timer = setInterval(turn, everyMs)
  timer.unref()
  turn()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
