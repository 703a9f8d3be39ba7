import { readdirSync, readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'

import { callApi } from '../harness/callApi.ts'
import { judge, report } from './judge.ts'
import { startLoad } from './load.ts'
import { openPostgres, openWorld } from './world.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

/** Share of the run that is not judged, because caches fill and code is compiled during it. */
const warmUpShare = 0.25
/** Samples every half minute, up to this number, because each sample causes additional reads. */
const mostSamples = 120
const fewestSamples = 8
const readsPerSample = 25
const allowed = { memoryPercentPerHour: 1, handlesPerHour: 10, p99Drift: 1.1 }
/** Shorter runs are shown and not judged: their slope per hour is mostly noise. */
const judgedFromMinutes = 60

interface Sample {
  hours: number
  residentMb: number
  handles: number
  p99Ms: number
}

const residentMbOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** Least squares: by how much `read` grows in an hour. */
const slopeOf = (samples: readonly Sample[], read: (sample: Sample) => number): number => {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [x, y] = [mean(samples.map(({ hours }) => hours)), mean(samples.map(read))]
  const spread = samples.reduce((sum, { hours }) => sum + (hours - x) ** 2, 0)
  return spread === 0 ? 0 : samples.reduce((sum, one) => sum + (one.hours - x) * (read(one) - y), 0) / spread
}

const percentile99 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? 0

/** Connections that stay open and idle after one request. */
const holdConnections = async (origin: string, count: number): Promise<{ open: number; close(): void }> => {
  const agent = new Agent({ keepAlive: true, maxSockets: count, maxFreeSockets: count, timeout: 0 })
  let open = 0
  const ask = () =>
    new Promise<void>(resolve => {
      const sent = request(`${origin}/healthz`, { agent }, answer => {
        if (answer.statusCode === 200) open += 1
        answer.resume().on('end', resolve)
      })
      sent.on('error', () => resolve())
      sent.end()
    })
  await Promise.all(Array.from({ length: count }, ask))
  return { open, close: () => agent.destroy() }
}

/** `npm run drill:soak [-- --minutes 480 --connections 5000]` (Linux). Returns the exit code. */
export const soak = async (words: readonly string[]): Promise<number> => {
  const { values } = parseArgs({
    args: [...words],
    options: { minutes: { type: 'string', default: '480' }, connections: { type: 'string', default: '5000' } },
  })
  const [minutes, connections] = [Number(values.minutes), Number(values.connections)]
  const database = await openPostgres()
  const world = await openWorld()
  try {
    const server = await world.start({ databaseUrl: database.url })
    const load = startLoad(() => world.servers, await world.connect(), 2)
    const held = await holdConnections(server.api, connections)
    say(`${held.open} of ${connections} connections open; load for ${minutes} minutes`)
    const samples = await sample(server, minutes)
    held.close()
    await load.stop()
    await world.letHistorySettle()
    const verdict = await judge({ orders: load.orders, tokens: load.tokens.slice(-100) }, { ...world, server })
    const isSteady = sayLeaks(samples, minutes)
    const isRight = report(verdict, say) && isSteady && held.open === connections && load.unserved().length === 0
    say(`  requests unserved: ${load.unserved().length}`)
    for (const line of load.unserved().slice(0, 20)) say(`  ${line}`)
    say(isRight ? 'passed' : 'FAILED')
    return isRight ? 0 : 1
  } finally {
    await world.close()
    await database.close()
  }
}

const sample = async (
  server: { api: string; process: { pid?: number | undefined } },
  minutes: number,
): Promise<Sample[]> => {
  const { pid = 0 } = server.process
  const samples: Sample[] = []
  const samplesInAll = Math.min(mostSamples, Math.max(fewestSamples, Math.floor(minutes * 2)))
  const beganMs = performance.now()
  for (let count = 0; count < samplesInAll; count += 1) {
    await pause((minutes * 60_000) / samplesInAll)
    const tookMs: number[] = []
    for (let read = 0; read < readsPerSample; read += 1) {
      const askedMs = performance.now()
      await callApi(server, 'GET', '/integrations')
      tookMs.push(performance.now() - askedMs)
    }
    samples.push({
      hours: (performance.now() - beganMs) / 3_600_000,
      residentMb: residentMbOf(pid),
      handles: readdirSync(`/proc/${pid}/fd`).length,
      p99Ms: percentile99(tookMs),
    })
  }
  return samples
}

/** Prints the slopes. True if none is above its limit. */
const sayLeaks = (samples: readonly Sample[], minutes: number): boolean => {
  const warm = samples.slice(Math.floor(samples.length * warmUpShare))
  const [half, otherHalf] = [warm.slice(0, warm.length / 2), warm.slice(warm.length / 2)]
  const last = warm.at(-1)
  const memory = (slopeOf(warm, one => one.residentMb) / (last?.residentMb ?? 1)) * 100
  const handles = slopeOf(warm, one => one.handles)
  const median = (some: readonly Sample[]) => some.map(one => one.p99Ms).sort((a, b) => a - b)[some.length >> 1] ?? 0
  const drift = median(otherHalf) / median(half)
  say(
    `  memory ${last?.residentMb.toFixed(0)} MB, ${memory.toFixed(1)} % an hour (at most ${allowed.memoryPercentPerHour})`,
  )
  say(`  handles ${last?.handles}, ${handles.toFixed(1)} an hour (at most ${allowed.handlesPerHour})`)
  say(
    `  99th percentile of a read: ${median(otherHalf).toFixed(1)} ms, ${drift.toFixed(2)} of the first half (at most ${allowed.p99Drift})`,
  )
  if (minutes < judgedFromMinutes) {
    say(`  slopes are judged from ${judgedFromMinutes} minutes on`)
    return true
  }
  return memory <= allowed.memoryPercentPerHour && handles <= allowed.handlesPerHour && drift <= allowed.p99Drift
}
