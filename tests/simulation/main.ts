import { describeFailure, shrink, simulate } from './simulate.ts'

const option = (name: string, fallback: number): number => {
  const at = process.argv.indexOf(`--${name}`)
  return at === -1 ? fallback : Number(process.argv[at + 1])
}

const seeds = option('seeds', 10_000)
const from = option('from', 1)
/** Stops after these minutes, however many seeds are done by then. */
const minutes = option('minutes', Infinity)

const startMs = Date.now()
const ends = new Map<string, number>()
let steps = 0
let failed = 0
let done = 0
for (let seed = from; seed < from + seeds && Date.now() < startMs + minutes * 60_000; seed += 1) {
  done += 1
  const run = await simulate(seed)
  steps += run.steps
  for (const end of run.ends) ends.set(end, (ends.get(end) ?? 0) + 1)
  if (run.violations.length > 0) {
    failed += 1
    if (failed <= 3) process.stdout.write(describeFailure(await shrink(seed)))
  }
}
const seconds = (Date.now() - startMs) / 1_000
process.stdout.write(
  `${done} seeds from ${from}: ${failed} failed, ${steps} steps, ${seconds.toFixed(1)} s, ends ${JSON.stringify(Object.fromEntries(ends))}\n`,
)
process.exitCode = failed === 0 ? 0 : 1
