import type { Connector } from '@rialto/core'

/**
 * Asks each institution's public probe once in `everyMs`; the connectors keep what came of it, together with what real calls
 * met with. Integration types of one institution are asked for once. They are asked one after another over that time:
 * neither a start nor a minute begins with a connection to all of them.
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
    // What came of it, the connector has kept.
    void connector?.probe().catch(() => undefined)
  }
  const timer = setInterval(probeNext, everyMs / Math.max(1, institutions.length))
  timer.unref()
  return {
    /** Asks every institution now; resolves when all have answered or failed to. */
    probe,
    stop: () => clearInterval(timer),
  }
}
