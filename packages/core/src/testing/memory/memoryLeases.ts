import type { Store } from '../../store.ts'
import type { Run } from './memoryDatabase.ts'
import type { Client } from './memorySession.ts'

export interface LeaseRow {
  name: string
  ownerId: string | undefined
  fence: bigint
  expiresAtMs: number
}

export const memoryLeases = (run: Run, { nowMs, ownerId = 'anonymous' }: Client): Store['leases'] => ({
  acquire: (name, ttlMs) =>
    run(async db => {
      await db.lock(`leases:${name}`)
      const now = nowMs()
      const row = db.get<LeaseRow>('leases', name)
      if (row && row.ownerId !== undefined && row.expiresAtMs > now) return undefined
      const fence = (row?.fence ?? 0n) + 1n
      db.put('leases', name, { name, ownerId, fence, expiresAtMs: now + ttlMs })
      return { fence, isHeld: () => nowMs() < now + ttlMs }
    }),
  release: (name, fence) =>
    run(async db => {
      await db.lock(`leases:${name}`)
      const row = db.get<LeaseRow>('leases', name)
      if (row?.fence === fence && row.ownerId !== undefined) db.put('leases', name, { ...row, ownerId: undefined })
    }),
})
