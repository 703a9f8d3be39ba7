/** Further behind, the system's clock is followed at once: what was shown before was wrong by hours. */
const maxAheadMs = 3_600_000

/**
 * Milliseconds since the Unix epoch, which do not go back while the process runs. Where the system's clock is set back, time goes on at half
 * its speed until the system's clock has caught up: after a correction by a minute, two minutes. So what was put off until a time stays
 * about as far away as it was, what ends at a time does so, and a call that was held up meanwhile is still seen to be late.
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

/** Of this process. */
export const systemNowMs = createSystemClock(Date.now, () => performance.now())
