import { join } from 'node:path'

import { startSandboxChains } from '@rialto/sandbox'
import { startEmbeddedPostgres } from '@rialto/store'

import { readConfig } from './config.ts'
import { createLog } from './createLog.ts'

/**
 * Runs the embedded database and the sandbox's chains for a server that restarts often: each of its processes attaches
 * to them instead of starting them. For development only (`npm run dev`).
 */
export const holdServices = async (env: NodeJS.ProcessEnv): Promise<{ stop(): Promise<void> }> => {
  const { dataDir, databaseUrl, logLevel, sandbox } = readConfig(env)
  const log = createLog(logLevel)
  const database = databaseUrl === undefined ? await startEmbeddedPostgres({ dataDir, log }) : undefined
  const chains =
    sandbox !== undefined && sandbox.url === undefined
      ? await startSandboxChains({
          dataDir: join(dataDir, 'sandbox'),
          externalRpc: sandbox.externalRpc,
          log: (message: string) => log.info({ part: 'chains' }, message),
        })
      : undefined
  return {
    stop: async () => {
      await chains?.stop()
      await database?.stop()
    },
  }
}
