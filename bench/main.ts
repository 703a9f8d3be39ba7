import { boot } from './boot/boot.ts'
import { cpu } from './cpu/cpu.ts'
import { funding } from './funding/funding.ts'
import { growth } from './growth/growth.ts'
import { link } from './link/link.ts'
import { pages } from './pages/pages.ts'
import { queue } from './queue/queue.ts'
import { webhooks } from './webhooks/webhooks.ts'
import { deposit } from './deposit/deposit.ts'
import { writeResult } from './support/writeResult.ts'

const benchmarks: Readonly<Record<string, (only: string | undefined) => Promise<object>>> = {
  cpu,
  boot,
  deposit,
  funding,
  growth,
  link,
  pages,
  queue,
  webhooks,
}

/** `npm run bench -- <name> [part]`. Answers the exit code. A run of one part alone prints and keeps nothing. */
export const main = async ([name = '', only]: readonly string[]): Promise<number> => {
  const run = benchmarks[name]
  if (!run) {
    process.stderr.write(`Name a benchmark: ${Object.keys(benchmarks).join(', ')}.\n`)
    return 1
  }
  const result = await run(only)
  if (only === undefined) await writeResult(name, result)
  process.stdout.write(`${JSON.stringify(result, undefined, 2)}\n`)
  return 0
}
