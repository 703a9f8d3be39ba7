import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { productionEnv, provisionProduction } from '../support/productionClient.ts'
import { percentile, type Spread, spreadOf } from '../support/statistics.ts'
import { withPostgres } from '../support/withPostgres.ts'

const starts = 9
const settleMs = 1_500
/** At rest for so long, in which processor time is counted in ticks of 10 ms. */
const idleMs = 2_000

interface Start {
  readyMs: number
  cpuMs: number
  residentMb: number
  idleCpuPercent: number
}

/** Every connector, and the build with Coinbase and Binance alone. */
const builds = ['all', 'two'] as const
type Build = (typeof builds)[number]

/**
 * From the start of the process until it serves, in production on a migrated database, and its memory at rest: the server
 * with every connector beside the same with two, in turn.
 */
export const boot = (): Promise<object> =>
  withPostgres(async (url, folder) => {
    await provisionProduction(url)
    const env = { ...productionEnv(url, folder), RIALTO_LINK_DIR: join(process.cwd(), 'dist/link') }
    const elapsed: Record<Build, Start[]> = { all: [], two: [] }
    // The first start of each fills the file cache.
    for (const build of builds) await startOnce(build, env)
    for (let count = 0; count < starts; count += 1)
      for (const build of count % 2 === 0 ? builds : [...builds].reverse())
        elapsed[build].push(await startOnce(build, env))
    const cpuMsUntilReady = compare(elapsed, start => start.cpuMs)
    const residentMb = compare(elapsed, start => start.residentMb)
    const idleCpuPercent = compare(elapsed, start => start.idleCpuPercent)
    const readyMs = compare(elapsed, start => start.readyMs)
    return { starts, settleMs, idleMs, readyMs, cpuMsUntilReady, residentMb, idleCpuPercent }
  })

/** A busy neighbour only ever adds: the tenth percentiles are what stays the same from run to run. */
const compare = ({ all, two }: Record<Build, Start[]>, read: (start: Start) => number): object => {
  const best = (of: readonly Start[]) => percentile(of.map(read), 0.1)
  return {
    all: spreadOf(all.map(read)),
    two: spreadOf(two.map(read)),
    ratioAtBest: Number((best(all) / best(two)).toFixed(3)),
  } satisfies Record<'all' | 'two', Spread> & { ratioAtBest: number }
}

const startOnce = async (build: Build, env: Record<string, string>): Promise<Start> => {
  const begun = performance.now()
  const child = spawn(process.execPath, [join(process.cwd(), `dist/bench/${build}/server.mjs`)], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  for await (const chunk of child.stdout) {
    text += String(chunk)
    if (text.includes('ready')) break
  }
  const readyMs = performance.now() - begun
  const pid = child.pid ?? 0
  const cpuMs = cpuMsOf(pid)
  await sleep(settleMs)
  const atRest = cpuMsOf(pid)
  await sleep(idleMs)
  const idleCpuPercent = ((cpuMsOf(pid) - atRest) / idleMs) * 100
  const residentMb = residentMbOf(pid)
  child.kill('SIGINT')
  if (child.exitCode === null) await once(child, 'exit')
  return { readyMs, cpuMs, residentMb, idleCpuPercent }
}

/** Linux counts in ticks of 10 ms. */
const cpuMsOf = (pid: number): number => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

const residentMbOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
