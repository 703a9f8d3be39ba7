import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { productionEnv, provisionProduction } from '../support/productionClient.ts'
import { type Spread, spreadOf } from '../support/statistics.ts'
import { withPostgres } from '../support/withPostgres.ts'

const starts = 9
const settleMs = 3_000

interface Start {
  readyMs: number
  cpuMs: number
  residentMb: number
}

/** From `node scripts/start.mjs` until it says it is ready, in production on a migrated database, and its memory at rest. */
export const boot = (): Promise<object> =>
  withPostgres(async (url, folder) => {
    await provisionProduction(url)
    const env = productionEnv(url, folder)
    // The first start fills the file cache.
    await startOnce(env)
    const taken: Start[] = []
    for (let count = 0; count < starts; count += 1) taken.push(await startOnce(env))
    const of = (read: (start: Start) => number): Spread => spreadOf(taken.map(read))
    return {
      starts,
      settleMs,
      readyMs: of(start => start.readyMs),
      cpuMsUntilReady: of(start => start.cpuMs),
      residentMb: of(start => start.residentMb),
    }
  })

const startOnce = async (env: Record<string, string>): Promise<Start> => {
  const begun = performance.now()
  const child = spawn(process.execPath, [join(process.cwd(), 'scripts/start.mjs')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  for await (const chunk of child.stdout) {
    text += String(chunk)
    if (text.includes('Ctrl-C stops everything.')) break
  }
  const readyMs = performance.now() - begun
  const pid = child.pid ?? 0
  const cpuMs = cpuMsOf(pid)
  await sleep(settleMs)
  const residentMb = residentMbOf(pid)
  child.kill('SIGINT')
  if (child.exitCode === null) await once(child, 'exit')
  return { readyMs, cpuMs, residentMb }
}

/** Linux counts in ticks of 10 ms. */
const cpuMsOf = (pid: number): number => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

const residentMbOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
