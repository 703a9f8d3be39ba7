import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { books } from './books/books.ts'
import { boot } from './boot/boot.ts'
import { bounded } from './bounded/bounded.ts'
import { cpu } from './cpu/cpu.ts'
import { deposit } from './deposit/deposit.ts'
import { funding } from './funding/funding.ts'
import { growth } from './growth/growth.ts'
import { link } from './link/link.ts'
import { linkTokens } from './linktokens/linkTokens.ts'
import { pages } from './pages/pages.ts'
import { queue } from './queue/queue.ts'
import { readResults, reportOf, tighten, writeReport } from './report/writeReport.ts'
import { runAll } from './runAll.ts'
import { servers } from './servers/servers.ts'
import { writeResult } from './support/writeResult.ts'
import { tables } from './tables/tables.ts'
import { webhooks } from './webhooks/webhooks.ts'

const benchmarks: Readonly<Record<string, (only: string | undefined) => Promise<object>>> = {
  books,
  bounded,
  cpu,
  boot,
  deposit,
  funding,
  growth,
  link,
  linktokens: linkTokens,
  pages,
  queue,
  servers,
  tables,
  webhooks,
}

/**
 * `npm run bench -- <name> [part]`, or `all`, or `renew`, which also sets the thresholds by its results, or `report`
 * for the documents alone, or `short`. Resolves with the exit code: 1 if a suite failed or a figure is beyond its
 * threshold. A run of one part is printed and not stored, unless it is one of `keptParts`.
 */
export const main = async (args: string[]): Promise<number> => {
  const options = { out: { type: 'string', default: 'bench/results' }, quiet: { type: 'boolean' } } as const
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const [name = '', only] = positionals
  if (name === 'short') return short()
  if (name === 'renew') {
    const failed = await runAll(import.meta.filename, values.out)
    return report(values.out, failed, await tighten(values.out))
  }
  if (name === 'all') return report(values.out, await runAll(import.meta.filename, values.out))
  if (name === 'report') return report(values.out, [])
  const run = benchmarks[name]
  if (!run) {
    process.stderr.write(`Name a benchmark: all, renew, short, report, ${Object.keys(benchmarks).join(', ')}.\n`)
    return 1
  }
  const result = await run(only)
  const stored = only === undefined ? name : keptParts[`${name} ${only}`]
  if (stored !== undefined) await writeResult(values.out, stored, result)
  if (!values.quiet) process.stdout.write(`${JSON.stringify(result, undefined, 2)}\n`)
  return 0
}

/** Runs of a part whose result is kept, under the name of a suite. */
const keptParts: Readonly<Record<string, string>> = { 'growth 10000000': 'growthLarge' }

/** Runs every suite but the growth of tables with few repetitions, and reads its figures. Keeps nothing. */
const short = async (): Promise<number> => {
  process.env['BENCH_SHORT'] = 'yes'
  const folder = await mkdtemp(join(tmpdir(), 'rialto-bench-short-'))
  const failed = await runAll(import.meta.filename, folder, ['growth'])
  const { problems } = reportOf(await readResults(folder), '', {})
  await rm(folder, { recursive: true })
  return printed([...failed, ...problems])
}

const report = async (
  folder: string,
  failed: readonly string[],
  limits?: Readonly<Record<string, number>>,
): Promise<number> => printed([...failed, ...(await writeReport(folder, limits))])

const printed = (problems: readonly string[]): number => {
  for (const problem of problems) process.stderr.write(`${problem}\n`)
  return problems.length === 0 ? 0 : 1
}

// `all` starts each suite this way.
if (process.argv[1] === import.meta.filename) process.exitCode = await main(process.argv.slice(2))
