/** Every two seconds for the first half minute, then slower: chains take minutes, and few users watch that closely. */
export function pollDelayMs(answers: number): number {
  if (answers < 15) return 2_000
  return answers < 45 ? 5_000 : 15_000
}
