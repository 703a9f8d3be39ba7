/** By more than this in one step, the time of day did not just tick: the machine has slept, or its clock was set forward. */
const jumpMs = 1_000

/**
 * Milliseconds for durations within this process. The processor's own count is not set by anybody and does not go back, but stands still
 * while a machine sleeps or a virtual one is moved. The time of day is taken for such a step: what should have happened meanwhile is late.
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
