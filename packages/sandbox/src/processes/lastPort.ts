import { readFileSync, writeFileSync } from 'node:fs'

/** 0 without a readable port, which lets the system choose. */
const readPort = (file: string): number => {
  try {
    const port = Number(readFileSync(file, 'utf8'))
    return Number.isInteger(port) && port > 0 && port < 65_536 ? port : 0
  } catch {
    return 0
  }
}

/**
 * Starts a service on the port of the previous run, which connected servers and wallets may still use. If another
 * program has that port, or the port is unknown, any free one is used. Without `file`, no port is remembered.
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
