import type { Connector } from '@rialto/core'

/**
 * Calls each institution's public probe every `everyMs`. The connectors combine the result with the outcome of real
 * calls. Integration types of one institution share one probe. Probes are spread over the interval, so that neither a
 * start nor an interval opens connections to all institutions at once.
 */
export const startHealthMonitor = (connectors: readonly Connector[], everyMs = 60_000) => {
  const institutions = [...new Map(connectors.map(each => [each.descriptor.institution, each])).values()]
  const probe = async (): Promise<void> => {
    await Promise.allSettled(institutions.map(connector => connector.probe()))
  }
  let turn = 0
  const probeNext = (): void => {
    const connector = institutions[turn % institutions.length]
    turn += 1
    // The connector has stored the result.
    void connector?.probe().catch(() => undefined)
  }
  const timer = setInterval(probeNext, everyMs / Math.max(1, institutions.length))
  timer.unref()
  return {
    /** Probes every institution now. Resolves when all probes have ended. */
    probe,
    stop: () => clearInterval(timer),
  }
}
