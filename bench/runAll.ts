import { spawn } from 'node:child_process'
import { once } from 'node:events'

import { suites } from './report/suites.ts'
import type { Suite } from './report/suite.ts'

/**
 * Runs every suite in a separate process with a time limit, so that a failed suite does not affect the results of the
 * others. Returns the names of failed suites.
 */
export const runAll = async (mainPath: string, out: string, leftOut: readonly string[] = []): Promise<string[]> => {
  const failed: string[] = []
  const begun = performance.now()
  for (const suite of suites.filter(({ name, isApart }) => !isApart && !leftOut.includes(name))) {
    const problem = await runOne(suite, mainPath, out)
    if (problem) failed.push(`${suite.name}: ${problem}`)
    const seconds = ((performance.now() - begun) / 1_000).toFixed(0)
    process.stderr.write(`${suite.name.padEnd(12)} ${problem ?? 'measured'}, ${seconds} s in all\n`)
  }
  return failed
}

const runOne = async ({ name, limitSeconds }: Suite, mainPath: string, out: string): Promise<string | undefined> => {
  const child = spawn(process.execPath, ['--enable-source-maps', mainPath, name, '--out', out, '--quiet'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    // A separate process group, so that child processes end with it.
    detached: true,
  })
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
  }, limitSeconds * 1_000)
  const [code] = (await once(child, 'exit')) as [number | null]
  clearTimeout(timer)
  if (isLate) return `took longer than ${limitSeconds} s`
  return code === 0 ? undefined : `ended with ${code}`
}
