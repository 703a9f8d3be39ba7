/**
 * Runs at most `perKey` pieces of work of a key at the same time and `inAll` together. The others wait, the longest waiting
 * first; one whose key is busy does not delay those of other keys. `work` receives the time that it waited.
 */
export const createTurns = ({ perKey, inAll }: { perKey: number; inAll: number }) => {
  const running = new Map<string, number>()
  const waiting: { key: string; begin: () => void }[] = []
  let total = 0

  const count = (key: string, change: 1 | -1): void => {
    total += change
    const left = (running.get(key) ?? 0) + change
    if (left > 0) running.set(key, left)
    else running.delete(key)
  }
  const hasTurn = (key: string): boolean => total < inAll && (running.get(key) ?? 0) < perKey
  const end = (key: string): void => {
    count(key, -1)
    const next = waiting.findIndex(one => hasTurn(one.key))
    if (next >= 0) waiting.splice(next, 1)[0]?.begin()
  }

  return async <T>(key: string, work: (waitedMs: number) => Promise<T>): Promise<T> => {
    const calledAtMs = performance.now()
    if (hasTurn(key)) count(key, 1)
    else await new Promise<void>(resolve => waiting.push({ key, begin: () => (count(key, 1), resolve()) }))
    try {
      return await work(performance.now() - calledAtMs)
    } finally {
      end(key)
    }
  }
}
