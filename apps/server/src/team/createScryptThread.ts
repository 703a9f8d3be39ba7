import { Worker } from 'node:worker_threads'

export interface Derivation {
  text: string
  salt: Uint8Array
  keyBytes: number
  options: { N: number; r: number; p: number; maxmem: number }
}

const idleMs = 60_000
const resourceLimits = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 }

/** Linux gives each thread its own priority; elsewhere this call would lower that of the whole process. */
const source = `
const { scryptSync } = require('node:crypto')
const { parentPort } = require('node:worker_threads')
if (process.platform === 'linux') require('node:os').setPriority(0, 5)
parentPort.on('message', ({ text, salt, keyBytes, options }) => {
  try {
    parentPort.postMessage({ key: scryptSync(text, salt, keyBytes, options) })
  } catch (error) {
    parentPort.postMessage({ failure: String(error) })
  }
})`

/**
 * Derives keys in a separate thread: libuv's threads, which read files and resolve names, stay free, and each of those would
 * keep the memory of a derivation. The thread has a low priority, because requests are served meanwhile. It ends when idle.
 * The caller waits for each derivation before the next.
 */
export const createScryptThread = (): ((task: Derivation) => Promise<Buffer>) => {
  let thread: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let waiting: { resolve(key: Buffer): void; reject(error: Error): void } | undefined

  const settle = (act: (of: NonNullable<typeof waiting>) => void): void => {
    const settled = waiting
    waiting = undefined
    thread?.unref()
    if (settled) act(settled)
  }
  const fail = (cause: unknown): void =>
    settle(({ reject }) => reject(new Error('a password could not be hashed', { cause })))
  const start = (): Worker => {
    const worker = new Worker(source, { eval: true, resourceLimits })
    const ended = (cause: unknown): void => {
      if (thread !== worker) return
      thread = undefined
      fail(cause)
    }
    worker.on('message', ({ key, failure }: { key?: Uint8Array; failure?: string }) =>
      key === undefined ? fail(failure) : settle(({ resolve }) => resolve(Buffer.from(key))),
    )
    worker.on('error', ended)
    worker.on('exit', ended)
    return worker
  }
  const end = (): void => {
    const leaving = thread
    thread = undefined
    void leaving?.terminate()
  }
  return async task => {
    clearTimeout(idle)
    thread ??= start()
    thread.ref()
    try {
      return await new Promise<Buffer>((resolve, reject) => {
        waiting = { resolve, reject }
        thread?.postMessage(task)
      })
    } finally {
      idle = setTimeout(end, idleMs)
      idle.unref()
    }
  }
}
