import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { productionEnv, provisionProduction } from '../support/productionClient.ts'
import { shortened } from '../support/shortened.ts'
import { percentile, type Spread, spreadOf } from '../support/statistics.ts'
import { withPostgres } from '../support/withPostgres.ts'

const starts = shortened(5, 1)
/** V8 releases the memory of a start after some idle seconds. */
const settleMs = shortened(10_000, 1_500)
/** At rest, processor time is counted in ticks of 10 ms, so it is read several times over a long interval. */
const idle = { settleMs: 5_000, times: shortened(4, 1), eachMs: 5_000 }

interface Start {
  readyMs: number
  cpuMs: number
  residentMb: number
  /** Part of it without the pages of Node's executable, which all its processes share. */
  ownMb: number
}

/** The build with every connector, and the one with Coinbase and Binance alone. */
const builds = ['all', 'two'] as const
type Build = (typeof builds)[number]

/**
 * Time from the start of the process until it is ready, in production on a migrated database, with memory and processor
 * time at rest. The server with every connector alternates with the same server with two.
 */
export const boot = (): Promise<object> =>
  withPostgres(async (url, folder) => {
    await provisionProduction(url)
    const env = {
      ...productionEnv(url, folder),
      RIALTO_LINK_DIR: join(process.cwd(), 'dist/link'),
      // As in the image.
      MALLOC_MMAP_THRESHOLD_: '4194304',
      NODE_COMPILE_CACHE: join(folder, 'compiled'),
    }
    const elapsed: Record<Build, Start[]> = { all: [], two: [] }
    // Writes the compiled code of the loaded modules, as in the image. The first start of each build fills the file cache.
    for (const build of builds) await once(spawn(process.execPath, [serverOf(build), 'load'], { env }), 'exit')
    for (const build of builds) await startOnce(build, env)
    for (let count = 0; count < starts; count += 1)
      for (const build of count % 2 === 0 ? builds : [...builds].reverse())
        elapsed[build].push(await startOnce(build, env))
    const [all, two] = await Promise.all(builds.map(build => idleCpuPercent(build, env)))
    const readyMs = compare(elapsed, start => start.readyMs)
    const cpuMsUntilReady = compare(elapsed, start => start.cpuMs)
    const residentMb = compare(elapsed, start => start.residentMb)
    const ownMb = compare(elapsed, start => start.ownMb)
    return { starts, settleMs, idle, readyMs, cpuMsUntilReady, residentMb, ownMb, idleCpuPercent: { all, two } }
  })

/** Other load only ever adds time, so the tenth percentiles are stable between runs. */
const compare = ({ all, two }: Record<Build, Start[]>, read: (start: Start) => number): object => {
  const best = (of: readonly Start[]) => percentile(of.map(read), 0.1)
  return {
    all: spreadOf(all.map(read)),
    two: spreadOf(two.map(read)),
    ratioAtBest: Number((best(all) / best(two)).toFixed(3)),
  } satisfies Record<Build, Spread> & { ratioAtBest: number }
}

const serverOf = (build: Build): string => join(process.cwd(), `dist/bench/${build}/server.mjs`)

interface Running {
  child: ChildProcess
  pid: number
  readyMs: number
}

/**
 * Starts a server and waits until it is ready. Its log goes to a file, as in production. @throws Error if it ends
 * before that.
 */
const start = async (build: Build, env: Record<string, string>): Promise<Running> => {
  const output = openSync(join(env['RIALTO_DATA_DIR'] ?? '', `${build}.log`), 'a')
  const begun = performance.now()
  const child = spawn(process.execPath, [serverOf(build)], {
    env,
    stdio: ['ignore', output, 'inherit', 'ipc'],
  })
  closeSync(output)
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the server ended with ${code} before it served`)
  })
  await Promise.race([once(child, 'message'), ended])
  return { child, pid: child.pid ?? 0, readyMs: performance.now() - begun }
}

const stop = async ({ child }: Running): Promise<void> => {
  const ended = once(child, 'exit')
  child.kill('SIGINT')
  await ended
}

const startOnce = async (build: Build, env: Record<string, string>): Promise<Start> => {
  const running = await start(build, env)
  const cpuMs = cpuMsOf(running.pid)
  await sleep(settleMs)
  const [residentMb, ownMb] = [memoryOf(running.pid, 'VmRSS'), memoryOf(running.pid, 'RssAnon')]
  await stop(running)
  return { readyMs: running.readyMs, cpuMs, residentMb, ownMb }
}

const idleCpuPercent = async (build: Build, env: Record<string, string>): Promise<Spread> => {
  const running = await start(build, env)
  await sleep(idle.settleMs)
  const percents: number[] = []
  for (let time = 0; time < idle.times; time += 1) {
    const before = cpuMsOf(running.pid)
    await sleep(idle.eachMs)
    percents.push(((cpuMsOf(running.pid) - before) / idle.eachMs) * 100)
  }
  await stop(running)
  return spreadOf(percents)
}

/** Linux counts in ticks of 10 ms. */
const cpuMsOf = (pid: number): number => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

const memoryOf = (pid: number, name: 'VmRSS' | 'RssAnon'): number =>
  Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
