export interface RandomSource {
  /** 0 ≤ x < 1 */
  next(): number
  below(limit: number): number
  pick<T>(of: readonly T[]): T
}

/** The same numbers for the same seed (mulberry32): a round that failed can be run again. */
export const seededRandom = (seed: number): RandomSource => {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    below: limit => Math.floor(next() * limit),
    pick: of => of[Math.floor(next() * of.length)] as (typeof of)[number],
  }
}
