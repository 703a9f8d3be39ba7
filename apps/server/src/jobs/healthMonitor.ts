import type { Connector } from '@rialto/core'

/**
 * Asks each institution's public probe now and then; the connectors keep what came of it, together with what real calls
 * met with. Integration types of one institution are asked for once.
 */
export const startHealthMonitor = (connectors: readonly Connector[], everyMs = 60_000) => {
  const institutions = [...new Map(connectors.map(each => [each.descriptor.institution, each])).values()]
  const probe = async (): Promise<void> => {
    await Promise.allSettled(institutions.map(connector => connector.probe()))
  }
  const timer = setInterval(() => void probe(), everyMs)
  timer.unref()
  void probe()
  return {
    /** Asks every institution now; resolves when all have answered or failed to. */
    probe,
    stop: () => clearInterval(timer),
  }
}
