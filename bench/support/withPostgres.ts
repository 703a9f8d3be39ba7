import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { startEmbeddedPostgres } from '@rialto/store'

const quiet = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }

/** A real PostgreSQL, as the embedded one runs by default, for as long as `work` takes. */
export const withPostgres = async <Result>(work: (url: string, folder: string) => Promise<Result>): Promise<Result> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'rialto-bench-'))
  // Open to the user that runs the database when we are root.
  await chmod(dataDir, 0o755)
  const server = await startEmbeddedPostgres({ dataDir, log: quiet })
  try {
    return await work(server.url, dataDir)
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
