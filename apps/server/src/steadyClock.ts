/** A larger step of the time of day means that the machine has slept, or that its clock was set forward. */
const jumpMs = 1_000

/**
 * Milliseconds for durations within this process. The monotonic clock cannot be set and never goes back, but it stops
 * while a machine sleeps or a virtual machine is moved. Such a gap is measured with the time of day, so that timeouts
 * that fell into it count as expired.
 */
export const createSteadyClock = (nowMs: () => number, elapsedMs: () => number): (() => number) => {
  let atMs = 0
  let lastNowMs = nowMs()
  let lastElapsedMs = elapsedMs()
  return () => {
    const now = nowMs()
    const elapsed = elapsedMs()
    const counted = elapsed - lastElapsedMs
    const shown = now - lastNowMs
    atMs += shown - counted > jumpMs ? shown : counted
    lastNowMs = now
    lastElapsedMs = elapsed
    return atMs
  }
}
