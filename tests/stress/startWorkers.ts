import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { build } from 'esbuild'

import type { Round, RoundResult, Setup } from './stress.ts'

export interface Workers {
  /** Starts a round in every process at once. */
  round(input: Round): Promise<RoundResult[]>
  stop(): Promise<void>
}

const query = async (worker: ChildProcess, input: Round): Promise<RoundResult> => {
  const answer = once(worker, 'message')
  worker.send(input)
  const [result] = (await answer) as [RoundResult]
  return result
}

/** Real processes, each with the product's own code and nothing in common but the database. */
export const startWorkers = async (count: number, setup: Setup): Promise<Workers> => {
  // Inside the repository, so that modules are found in its node_modules.
  const folder = await mkdtemp(join(process.cwd(), 'node_modules/.stress-'))
  const file = join(folder, 'refreshWorker.mjs')
  await build({
    entryPoints: ['tests/stress/refreshWorker.ts'],
    outfile: file,
    bundle: true,
    format: 'esm',
    platform: 'node',
    external: ['pg-native'],
    logLevel: 'error',
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  })
  const env = { ...process.env, STORM_SETUP: JSON.stringify(setup) }
  const workers = Array.from({ length: count }, () => fork(file, { env, execArgv: [] }))
  await Promise.all(workers.map(worker => once(worker, 'message')))
  return {
    round: input => Promise.all(workers.map(worker => query(worker, input))),
    stop: async () => {
      await Promise.all(
        workers.map(async worker => {
          const ended = once(worker, 'exit')
          worker.disconnect()
          await ended
        }),
      )
      await rm(folder, { recursive: true, force: true })
    },
  }
}
