import type { Clock } from '../kernel/ids.ts'

export interface ManualClock extends Clock {
  /** Advances the time and wakes the sleepers that are due. */
  advance(ms: number): void
  /** Resolves once a caller sleeps. */
  someoneSleeps(): Promise<void>
}

/** A clock that only the test advances. */
export const manualClock = (startMs = Date.UTC(2026, 0, 2, 3, 4, 5)): ManualClock => {
  let nowMs = startMs
  let sleepers: { untilMs: number; wake: () => void }[] = []
  let watchers: (() => void)[] = []
  return {
    nowMs: () => nowMs,
    sleep: ms =>
      new Promise(wake => {
        sleepers.push({ untilMs: nowMs + ms, wake })
        watchers.forEach(emit => emit())
        watchers = []
      }),
    advance(ms) {
      nowMs += ms
      const due = sleepers.filter(({ untilMs }) => untilMs <= nowMs)
      sleepers = sleepers.filter(({ untilMs }) => untilMs > nowMs)
      due.forEach(({ wake }) => wake())
    },
    someoneSleeps: () =>
      sleepers.length > 0 ? Promise.resolve() : new Promise(resolve => void watchers.push(() => resolve())),
  }
}
