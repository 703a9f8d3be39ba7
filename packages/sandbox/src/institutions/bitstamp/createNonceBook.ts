/** Time during which a nonce cannot be used again. */
const USED_MS = 300_000

/** Nonces of the last minutes, by key. Kept in memory only, because the timestamp window rejects older requests. */
export interface NonceBook {
  /** Records a nonce; `false` if this key has used it. */
  take(key: string, nonce: string, nowMs: number): boolean
}

export const createNonceBook = (): NonceBook => {
  const usedAtMs = new Map<string, number>()
  return {
    take: (key, nonce, nowMs) => {
      for (const [entry, atMs] of usedAtMs) {
        if (nowMs - atMs < USED_MS) break
        usedAtMs.delete(entry)
      }
      const entry = `${key} ${nonce}`
      if (usedAtMs.has(entry)) return false
      usedAtMs.set(entry, nowMs)
      return true
    },
  }
}
