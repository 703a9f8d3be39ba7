import { spawnSync } from 'node:child_process'

const outputLimitBytes = 256 * 1024 * 1024

/** A program's standard output. Throws with the end of everything it printed unless it succeeds. */
export const run = (
  program: string,
  words: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv; input?: string } = {},
): string => {
  const { status, error, stdout, stderr } = spawnSync(program, words, {
    ...options,
    encoding: 'utf8',
    maxBuffer: outputLimitBytes,
  })
  if (error) throw error
  if (status !== 0)
    throw new Error(`${program} ${words.join(' ')} ended with ${status}:\n${`${stdout}${stderr}`.slice(-4_000)}`)
  return stdout
}
