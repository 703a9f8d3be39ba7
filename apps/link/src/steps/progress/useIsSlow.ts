import type { LinkTransfer } from '@rialto/contract'
import { useEffect, useState } from 'react'

const usualMs = 10 * 60_000

/** Whether nothing has happened for this time: by default, for longer than nearly every transfer takes. */
export function useIsSlow(transfer: LinkTransfer | undefined, afterMs = usualMs): boolean {
  /** The step after which nothing came for so long; a later one makes the transfer usual again. */
  const [slowSinceMs, setSlowSince] = useState(0)
  const lastMs = Math.max(0, ...(transfer?.steps.map(step => step.atMs ?? 0) ?? []))
  const isPending = transfer?.status === 'pending'
  useEffect(() => {
    if (!isPending || lastMs === 0) return
    // The clock of the device may be behind that of the server.
    const remainingMs = Math.min(afterMs, Math.max(0, lastMs + afterMs - Date.now()))
    const timer = setTimeout(() => setSlowSince(lastMs), remainingMs)
    return () => clearTimeout(timer)
  }, [isPending, lastMs, afterMs])
  return isPending && lastMs > 0 && slowSinceMs === lastMs
}
