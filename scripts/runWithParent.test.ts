import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

let home: string
let folder: string
let parent: ChildProcess

/** Ends by SIGQUIT alone, as by an immediate shutdown. */
const server = `
import { writeFileSync } from 'node:fs'
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => undefined)
process.once('SIGQUIT', () => process.exit(0))
setInterval(() => undefined, 1_000)
writeFileSync('started', String(process.pid))
`
/** The process that needs the server, and does nothing else. */
const user = `
import { spawn } from 'node:child_process'
const [, , script, options] = process.argv
spawn(process.execPath, [script, options], { detached: true, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
setInterval(() => undefined, 1_000)
`

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'rialto-with-parent-'))
  folder = mkdtempSync(join(home, 'server-'))
  for (const [name, text] of Object.entries({ server, user })) writeFileSync(join(home, `${name}.mjs`), text)
  const options = { program: process.execPath, args: [join(home, 'server.mjs')], folder, stopSignal: 'SIGQUIT' }
  const words = [join(home, 'user.mjs'), join(import.meta.dirname, 'runWithParent.mjs'), JSON.stringify(options)]
  parent = spawn(process.execPath, words, { stdio: ['ignore', 'ignore', 'inherit'] })
  await expect.poll(() => existsSync(join(folder, 'started'))).toBe(true)
})
afterEach(() => {
  parent.kill('SIGKILL')
  rmSync(home, { recursive: true, force: true })
})

test.each(['SIGTERM', 'SIGINT', 'SIGKILL'] as const)(
  'a server ends, and its folder is removed, after its user has ended by %s',
  async signal => {
    const pid = Number(readFileSync(join(folder, 'started'), 'utf8'))
    parent.kill(signal)
    await once(parent, 'exit')
    await expect.poll(() => existsSync(folder)).toBe(false)
    expect(isAlive(pid)).toBe(false)
  },
)
