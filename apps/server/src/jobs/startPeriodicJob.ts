/**
 * Runs `work` now and once every `everyMs`, an hour unless given. A failure is logged as `failure`, and the next turn tries
 * again.
 */
export const startPeriodicJob = (
  work: () => Promise<void>,
  {
    log,
    failure,
    everyMs = 60 * 60_000,
  }: {
    log: { warn(details: object, message: string): void }
    failure: string
    everyMs?: number
  },
): { stop(): Promise<void> } => {
  let running = Promise.resolve()
  const turn = () => {
    running = work().catch((error: unknown) => log.warn({ err: error }, failure))
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
