/** If the system clock falls further behind, it is followed at once: the time shown before was wrong by hours. */
const maxAheadMs = 3_600_000

/**
 * Milliseconds since the Unix epoch that never decrease while the process runs. After the system clock is set back,
 * time advances at half speed until the system clock has caught up: after a correction by a minute, two minutes.
 * Scheduled work therefore stays about as far away as before, deadlines still pass, and a delayed call is still
 * recognized as late.
 */
export const createSystemClock = (wallMs: () => number, elapsedMs: () => number): (() => number) => {
  let atMs = wallMs()
  let lastMs = elapsedMs()
  return () => {
    const wall = wallMs()
    const elapsed = elapsedMs()
    const slowed = atMs + (elapsed - lastMs) / 2
    lastMs = elapsed
    atMs = slowed - wall > maxAheadMs ? wall : Math.max(wall, slowed)
    return Math.floor(atMs)
  }
}

/** The system clock of this process. */
export const systemNowMs = createSystemClock(Date.now, () => performance.now())
