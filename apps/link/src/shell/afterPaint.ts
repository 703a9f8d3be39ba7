/** For effects, which run after a paint: does it in the next task. Answers how to take it back. */
export function afterPaint(act: () => void): () => void {
  const timer = setTimeout(act, 0)
  return () => clearTimeout(timer)
}
