import type { openBackup } from './openBackup.ts'

export type BackupModule = { openBackup: typeof openBackup }

/** Milliseconds without an answer after which the file is requested again, and as many until it is given up. */
const limitMs = 5_000

/**
 * Loads the file of backup mode, twice at most: during an outage the first request may fail or hang.
 *
 * @param load requests the file; `retry` counts the requests of this page after the first, to give each its own address
 * @throws if neither request is answered in time
 */
export async function loadInTime(load: (retry: number) => Promise<BackupModule>): Promise<BackupModule> {
  const first = load(0)
  try {
    return await within(limitMs, first)
  } catch {
    retries += 1
    const again = load(retries)
    return within(limitMs, Promise.race([again, first.catch(() => again)]))
  }
}

let retries = 0

const within = <T>(ms: number, work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('timeout')), ms)
    const end = (): void => clearTimeout(timer)
    work.finally(end).then(resolve, reject)
  })
