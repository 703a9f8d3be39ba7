import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { serveStdio } from '@modelcontextprotocol/server/stdio'

import { createServer } from './createServer.ts'
import type { Page } from './docs/page.ts'
import { readSettings, SettingsError } from './readSettings.ts'

/**
 * `rialto mcp`: serves one agent over standard input and output until its input ends. Only the protocol is written to
 * standard output. The build writes `pages.json` beside this file. Resolves with the exit code, 0 while it serves.
 */
export const main = async (env: NodeJS.ProcessEnv): Promise<number> => {
  try {
    const settings = readSettings(env)
    const pages = JSON.parse(await readFile(join(import.meta.dirname, 'pages.json'), 'utf8')) as Page[]
    serveStdio(() => createServer(settings, pages), { onerror: ({ name }) => process.stderr.write(`${name}\n`) })
    return 0
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    process.stderr.write(`${error.message}\n`)
    return 1
  }
}
