import type { Clock, Connector } from '@rialto/core'

interface Health {
  isUp: boolean
  description?: string
  downSinceMs?: number
}

/** Probes each institution's public endpoint. Two failures in a row make it down; one success brings it back. */
export const startHealthMonitor = (connectors: readonly Connector[], clock: Clock, everyMs = 60_000) => {
  const states = new Map<string, Health & { failures: number }>()

  const probe = async ({ descriptor, probe: ask }: Connector): Promise<void> => {
    const before = states.get(descriptor.type)
    try {
      await ask()
      states.set(descriptor.type, { isUp: true, failures: 0 })
    } catch {
      const failures = (before?.failures ?? 0) + 1
      const downSinceMs = before?.downSinceMs ?? clock.nowMs()
      states.set(descriptor.type, {
        isUp: failures < 2,
        failures,
        downSinceMs,
        description: `${descriptor.name} is not answering.`,
      })
    }
  }
  const probeAll = async (): Promise<void> => {
    await Promise.all(connectors.map(probe))
  }
  const timer = setInterval(() => void probeAll(), everyMs)
  timer.unref()
  void probeAll()

  return {
    health(type: string): Health {
      const state = states.get(type)
      if (!state || state.isUp) return { isUp: true }
      const { isUp, description, downSinceMs } = state
      return {
        isUp,
        ...(description === undefined ? {} : { description }),
        ...(downSinceMs === undefined ? {} : { downSinceMs }),
      }
    },
    /** Asks every institution now; resolves when all have answered or failed to. */
    probe: probeAll,
    stop: () => clearInterval(timer),
  }
}
