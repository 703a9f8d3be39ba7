import type { BreakerChange, SharedBreakers } from '@rialto/connectors'

/** Stored state of an institution. `version` grows with every change by any process. */
interface StoredBreaker extends BreakerChange {
  version: bigint
}

/** Storage of the breakers that the processes of one installation share. */
interface BreakerStore {
  /** Resolves with the new version. */
  write(change: BreakerChange): Promise<bigint>
  read(): Promise<readonly StoredBreaker[]>
}

interface ShareOptions {
  store: BreakerStore
  /** True if no other process shares the database at present. */
  isAlone(): boolean
  nowMs(): number
  log: { warn(details: object, message: string): void }
  everyMs?: number
}

/** An outage that was not confirmed for so long may have ended while no server ran. */
const staleMs = 60_000

/**
 * Writes the breaker changes of this process, and reads those of the other processes every `everyMs` while there are
 * others.
 */
export const shareBreakers = ({ store, isAlone, nowMs, log, everyMs = 1_000 }: ShareOptions) => {
  const seen = new Map<string, bigint>()
  let onChange: Parameters<SharedBreakers['follow']>[0] = () => undefined
  let writing = Promise.resolve()
  let reading = Promise.resolve()
  let isReading = false
  let announced = 0

  const write = async (change: BreakerChange): Promise<void> => {
    try {
      seen.set(change.institution, await store.write(change))
    } catch (err) {
      log.warn({ err, institution: change.institution }, 'the state of an institution could not be shared')
    }
  }

  const read = async (): Promise<void> => {
    const before = announced
    await writing
    const stored = await store.read()
    // Skips this read if this process announced a change meanwhile, because its version is not known yet: the next turn
    // reads again.
    if (announced !== before) return
    for (const { version, institution, open } of stored) {
      if (version <= (seen.get(institution) ?? 0n)) continue
      seen.set(institution, version)
      if (open && open.untilMs + staleMs < nowMs()) continue
      onChange(open ? { institution, open } : { institution })
    }
  }

  const refresh = (): void => {
    if (isReading) return
    isReading = true
    reading = read()
      // The database is unavailable, which other parts report. The next turn tries again.
      .catch(() => undefined)
      .finally(() => (isReading = false))
  }

  const timer = setInterval(() => isAlone() || refresh(), everyMs)
  timer.unref()
  const breakers: SharedBreakers = {
    announce: change => {
      announced += 1
      writing = writing.then(() => write(change))
    },
    follow: callback => {
      onChange = callback
      refresh()
    },
  }
  return {
    breakers,
    stop: async (): Promise<void> => {
      clearInterval(timer)
      await Promise.all([writing, reading])
    },
  }
}
