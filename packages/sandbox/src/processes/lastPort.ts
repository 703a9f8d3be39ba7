import { readFileSync, writeFileSync } from 'node:fs'

/** 0, which lets the system choose, where there is no port to read. */
const readPort = (file: string): number => {
  try {
    const port = Number(readFileSync(file, 'utf8'))
    return Number.isInteger(port) && port > 0 && port < 65_536 ? port : 0
  } catch {
    return 0
  }
}

/**
 * Starts what listens on the port of last time, which others may still use: servers that joined, and wallets. Where another
 * program has that port by now, or nothing is known of it, any free one. Without `file` nothing is remembered.
 */
export const startOnLastPort = async <T extends { rpcUrl: string }>(
  file: string | undefined,
  start: (port: number) => Promise<T>,
): Promise<T> => {
  const last = file === undefined ? 0 : readPort(file)
  const started = await (last === 0 ? start(0) : start(last).catch(() => start(0)))
  if (file !== undefined) writeFileSync(file, new URL(started.rpcUrl).port)
  return started
}
