const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Calls `stop` when a signal ends the process. An application with its own handler calls `stop` itself; without one,
 * our handler stops and then lets the signal have its usual effect.
 */
export function stopOnSignals(stop: () => Promise<void>): () => void {
  const onSignal = (signal: NodeJS.Signals) => {
    if (process.listenerCount(signal) > 1) return
    void stop().finally(() => {
      process.removeListener(signal, onSignal)
      process.kill(process.pid, signal)
    })
  }
  for (const signal of SIGNALS) process.on(signal, onSignal)
  return () => {
    for (const signal of SIGNALS) process.removeListener(signal, onSignal)
  }
}
