import { appendFileSync, existsSync, readFileSync } from 'node:fs'

import { describeFailure, shrink, simulate } from './simulate.ts'

/**
 * Simulates a range of seeds. With `--out FILE`, a line of JSON is written for every 1,000 seeds, and a later run of the range
 * continues after the last line. Parallel processes need separate ranges and files.
 */
const text = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`)
  return at === -1 ? undefined : process.argv[at + 1]
}
const option = (name: string, fallback: number): number => Number(text(name) ?? fallback)

const seeds = option('seeds', 10_000)
const from = option('from', 1)
/** Time limit of the run. */
const minutes = option('minutes', Infinity)
const out = text('out')

const chunk = 1_000

interface Part {
  from: number
  seeds: number
  steps: number
  failedSeeds: number[]
  ends: Record<string, number>
  /** Processor time. */
  cpuSeconds: number
  endedAt: string
}

const isOfRange = (part: Part): boolean => part.from >= from && part.from + part.seeds <= from + seeds

/** Results of earlier runs of this range. */
const earlier = (): Part[] =>
  out === undefined || !existsSync(out)
    ? []
    : readFileSync(out, 'utf8')
        .split('\n')
        .filter(line => line !== '')
        .map(line => JSON.parse(line) as Part)
        .filter(isOfRange)

const stopAtMs = Date.now() + minutes * 60_000
let described = 0

const simulatePart = async (first: number, count: number): Promise<Part> => {
  const startedAt = process.cpuUsage()
  const part: Part = { from: first, seeds: 0, steps: 0, failedSeeds: [], ends: {}, cpuSeconds: 0, endedAt: '' }
  for (let seed = first; seed < first + count && Date.now() < stopAtMs; seed += 1) {
    const run = await simulate(seed)
    part.seeds += 1
    part.steps += run.steps
    for (const end of run.ends) part.ends[end] = (part.ends[end] ?? 0) + 1
    if (run.violations.length === 0) continue
    part.failedSeeds.push(seed)
    described += 1
    if (described <= 3) process.stdout.write(describeFailure(await shrink(seed)))
  }
  const { user, system } = process.cpuUsage(startedAt)
  return { ...part, cpuSeconds: (user + system) / 1e6, endedAt: new Date().toISOString() }
}

const parts = earlier()
let next = Math.max(from, ...parts.map(part => part.from + part.seeds))
while (next < from + seeds && Date.now() < stopAtMs) {
  const part = await simulatePart(next, Math.min(chunk, from + seeds - next))
  next += part.seeds
  parts.push(part)
  if (out !== undefined && part.seeds > 0) appendFileSync(out, `${JSON.stringify(part)}\n`)
}

const sum = (of: (part: Part) => number): number => parts.reduce((total, part) => total + of(part), 0)
const ends: Record<string, number> = {}
for (const part of parts) for (const [end, count] of Object.entries(part.ends)) ends[end] = (ends[end] ?? 0) + count
const failed = parts.flatMap(({ failedSeeds }) => failedSeeds)
process.stdout.write(
  `${sum(part => part.seeds)} seeds from ${from}: ${failed.length} failed${failed.length === 0 ? '' : ` (${failed.slice(0, 10).join(', ')})`}, ` +
    `${sum(part => part.steps)} steps, ${sum(part => part.cpuSeconds).toFixed(1)} s of one core, ends ${JSON.stringify(ends)}\n`,
)
process.exitCode = failed.length === 0 ? 0 : 1
