import type { TransferPhase } from './ports.ts'

/** Often at first, then ever more seldom: 2 s, 5 s, 15 s, 1 min, 5 min, 15 min, hourly. */
export const nextPollDelayMs = (phase: TransferPhase, ageMs: number): number => {
  if (ageMs < 60_000) return phase === 'onChain' ? 1_000 : 2_000
  if (ageMs < 5 * 60_000) return 5_000
  if (ageMs < 15 * 60_000) return 15_000
  if (ageMs < 60 * 60_000) return 60_000
  if (ageMs < 6 * 60 * 60_000) return 5 * 60_000
  return ageMs < 24 * 60 * 60_000 ? 15 * 60_000 : 60 * 60_000
}
