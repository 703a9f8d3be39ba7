import { readFileSync } from 'node:fs'

import type { FastifyInstance } from 'fastify'

/** For the database, files and outbound calls. */
const reserved = 256
const warnEveryMs = 60_000

/** Files and sockets that this process may have open. Undefined without a limit, or where the system does not say. */
const openFileLimit = (): number | undefined => {
  try {
    const found = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))
    return found ? Number(found[1]) : undefined
  } catch {
    return undefined
  }
}

/**
 * Leaves a part of the process's file descriptors to its own work: without a limit, idle connections of strangers take all
 * of them, and calls to institutions fail. Refused connections are logged once a minute.
 */
export const limitConnections = (
  app: FastifyInstance,
  openFiles: number | undefined = openFileLimit(),
  nowMs: () => number = () => performance.now(),
): void => {
  if (openFiles === undefined) return
  const maxConnections = openFiles - Math.min(reserved, Math.ceil(openFiles / 2))
  app.server.maxConnections = maxConnections
  let refused = 0
  let warnFromMs = 0
  app.server.on('drop', () => {
    refused += 1
    if (nowMs() < warnFromMs) return
    warnFromMs = nowMs() + warnEveryMs
    app.log.warn({ refused, maxConnections, openFiles }, 'connections were refused: raise the limit of open files')
    refused = 0
  })
}
