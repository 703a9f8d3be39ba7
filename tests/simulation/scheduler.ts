import type { RandomSource } from '../harness/seededRandom.ts'

/** A server process. Its tasks go on only while it lives and is not suspended. */
export interface Process {
  name: string
  isAlive: boolean
  suspendedUntilMs: number
}

interface Waiting {
  owner: Process
  resume: () => void
}

export interface Scheduler {
  nowMs(): number
  /** Waits until the scheduler picks this task. A task of a process that has ended is never picked. */
  turn(owner: Process): Promise<void>
  sleep(owner: Process, ms: number): Promise<void>
  at(atMs: number, run: () => void): void
  /** Lets one task that is ready go on; it comes to its next wait before the next step. False where none is ready. */
  runOne(): boolean
  advance(ms: number): void
  /** When the next timer or the end of a suspension is due. */
  nextTimerMs(): number | undefined
}

const done = Promise.resolve()

/**
 * Takes steps until one answers false. Before each of them, every promise that can settle without the scheduler has settled.
 * Ticks and not promises: there are hundreds of millions of steps in a campaign.
 */
export const takeSteps = (step: () => boolean): Promise<void> =>
  new Promise((resolve, reject) => {
    const next = (): void => {
      try {
        // From a microtask, the next tick comes when the queue of microtasks is empty.
        if (step()) void done.then(soon)
        else resolve()
      } catch (error) {
        reject(error as Error)
      }
    }
    const soon = (): void => process.nextTick(next)
    void done.then(soon)
  })

/**
 * One clock and one list of tasks that are ready to go on, for every process of a world. Each wait of a port call is a place
 * where the scheduler picks who is next, so that a seed gives an interleaving and the same seed the same one.
 */
export const createScheduler = (random: RandomSource, startMs: number): Scheduler => {
  let nowMs = startMs
  let ready: Waiting[] = []
  let timers: { atMs: number; run: () => void }[] = []

  const scheduler: Scheduler = {
    nowMs: () => nowMs,
    turn: owner => new Promise(resume => void ready.push({ owner, resume })),
    sleep: (owner, ms) =>
      new Promise(resume => {
        timers.push({ atMs: nowMs + ms, run: () => void ready.push({ owner, resume }) })
      }),
    at: (atMs, run) => void timers.push({ atMs, run }),
    runOne() {
      if (ready.some(({ owner }) => !owner.isAlive)) ready = ready.filter(({ owner }) => owner.isAlive)
      let awake = 0
      for (const { owner } of ready) if (owner.suspendedUntilMs <= nowMs) awake += 1
      if (awake === 0) return false
      let before = random.below(awake)
      const at = ready.findIndex(({ owner }) => owner.suspendedUntilMs <= nowMs && before-- === 0)
      const [picked] = ready.splice(at, 1)
      picked?.resume()
      return true
    },
    advance(ms) {
      nowMs += ms
      if (timers.every(({ atMs }) => atMs > nowMs)) return
      const due = timers.filter(({ atMs }) => atMs <= nowMs).sort((a, b) => a.atMs - b.atMs)
      timers = timers.filter(({ atMs }) => atMs > nowMs)
      due.forEach(({ run }) => run())
    },
    nextTimerMs() {
      const suspended = ready.map(({ owner }) => owner.suspendedUntilMs).filter(atMs => atMs > nowMs)
      const all = [...timers.map(({ atMs }) => atMs), ...suspended]
      return all.length === 0 ? undefined : Math.min(...all)
    },
  }
  return scheduler
}
