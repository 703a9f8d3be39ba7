import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { startEmbeddedPostgres } from '@rialto/store'

const quiet = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }

/** Runs `work` with a real PostgreSQL, configured as the embedded one is by default. */
export const withPostgres = async <Result>(work: (url: string, folder: string) => Promise<Result>): Promise<Result> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'rialto-bench-'))
  // Readable for the user that runs the database when this process is root.
  await chmod(dataDir, 0o755)
  const server = await startEmbeddedPostgres({ dataDir, log: quiet })
  try {
    return await work(server.url, dataDir)
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
