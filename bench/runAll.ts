import { spawn } from 'node:child_process'
import { once } from 'node:events'

import { suites } from './report/suites.ts'
import type { Suite } from './report/suite.ts'

/** Every suite, each in a process of its own with a time limit, so that one that fails leaves the others their results. Answers which failed. */
export const runAll = async (mainPath: string, out: string): Promise<string[]> => {
  const failed: string[] = []
  const begun = performance.now()
  for (const suite of suites.filter(({ isApart }) => !isApart)) {
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
    // A group of its own: what it started ends with it.
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
