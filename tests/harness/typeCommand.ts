import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { defined } from '@rialto/defined'

import type { Rialto } from './startRialto.ts'

/** The `rialto` command as somebody types it beside the running server; answers what it printed. */
export const typeCommand = async (rialto: Rialto, ...words: string[]): Promise<string> => {
  const script = join(import.meta.dirname, '../../scripts/rialto.mjs')
  const where = { RIALTO_DATA_DIR: rialto.dataDir, PORT: new URL(rialto.api).port }
  const env = { ...process.env, ...where, ...defined({ DATABASE_URL: rialto.databaseUrl }) }
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...words], { env })
  return stdout
}
