import { spawn } from 'node:child_process'
import type { SystemUser } from './systemUser.ts'

/** PostgreSQL gets none of our environment, which may contain secrets and PG* settings. */
const toolEnvironment: NodeJS.ProcessEnv = {
  PATH: process.env['PATH'] ?? '/usr/bin:/bin',
  LC_ALL: 'C',
  ...(process.platform === 'win32' && { SystemRoot: process.env['SystemRoot'], TEMP: process.env['TEMP'] }),
}

interface ToolResult {
  ok: boolean
  /** The end of its output. */
  output: string
}

/** Runs one of PostgreSQL's programs to completion, as `user` if given. Never throws. */
export function runTool(program: string, args: readonly string[], user: SystemUser | undefined): Promise<ToolResult> {
  return new Promise(resolve => {
    const child = spawn(program, args, { ...spawnAs(user), stdio: ['ignore', 'pipe', 'pipe'], windowsHide: true })
    let output = ''
    const collect = (chunk: Buffer) => {
      output = (output + chunk.toString('utf8')).slice(-2_000)
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', error => resolve({ ok: false, output: `${error.message}.` }))
    child.on('close', code => resolve({ ok: code === 0, output: output.trim() }))
  })
}

/** The other user may have no access to our working directory, but always has access to the root directory. */
export function spawnAs(user: SystemUser | undefined) {
  return {
    env: toolEnvironment,
    cwd: process.platform === 'win32' ? undefined : '/',
    ...(user && { uid: user.uid, gid: user.gid }),
  }
}
