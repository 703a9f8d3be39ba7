import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { defined } from '@rialto/defined'

import type { Rialto } from './startRialto.ts'

/** The `rialto` command with the settings of a server, some of them changed: its exit code and everything it printed. */
export const runCommand = (
  { env }: Pick<Rialto, 'env'>,
  words: readonly string[],
  changed: Record<string, string> = {},
): Promise<{ code: number; output: string }> =>
  new Promise(resolve => {
    const script = join(import.meta.dirname, '../../scripts/rialto.mjs')
    execFile(process.execPath, [script, ...words], { env: { ...env, ...changed } }, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code ?? 1), output: `${stdout}${stderr}` })
    })
  })

/** Runs the `rialto` command beside the running server, as an operator does. Resolves with its output. */
export const typeCommand = async (rialto: Rialto, ...words: string[]): Promise<string> => {
  const script = join(import.meta.dirname, '../../scripts/rialto.mjs')
  const where = { RIALTO_DATA_DIR: rialto.dataDir, PORT: new URL(rialto.api).port }
  const env = { ...process.env, ...where, ...defined({ DATABASE_URL: rialto.databaseUrl }) }
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...words], { env })
  return stdout
}
