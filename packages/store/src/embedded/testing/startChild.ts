import { build } from 'esbuild'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

interface Child {
  process: ChildProcess
  url: string
  attached: boolean
  /** Its output so far. */
  said: readonly Record<string, unknown>[]
  /** Sends a command and waits for its end. */
  end(command: 'stop' | 'exit'): Promise<void>
  /** Sends a signal and waits for the process to end; to the whole process group, like a terminal, if requested. */
  signal(signal: NodeJS.Signals, group?: boolean): Promise<void>
}

const here = dirname(fileURLToPath(import.meta.url))
let bundled: Promise<string> | undefined

/** Node 20 does not run TypeScript: the child is bundled once, below the package so that it finds its dependencies. */
async function bundle(): Promise<string> {
  const outfile = join(here, '../../../node_modules/.cache', `embedded-child-${process.pid}.mjs`)
  mkdirSync(dirname(outfile), { recursive: true })
  const entryPoints = [join(here, 'childMain.ts')]
  await build({
    entryPoints,
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['pg'],
    logLevel: 'error',
  })
  return outfile
}

export async function removeBundle(): Promise<void> {
  if (bundled) rmSync(await bundled, { force: true })
  bundled = undefined
}

/**
 * Starts a real process with an embedded server of `dataDir`, as another user if requested, and waits until the server
 * is running.
 */
export async function startChild(dataDir: string, uid?: number): Promise<Child> {
  const file = await (bundled ??= bundle())
  const args = [file, dataDir, ...(uid === undefined ? [] : [String(uid)])]
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'], detached: true })
  const said: Record<string, unknown>[] = []
  const started = await new Promise<Record<string, unknown>>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', line => {
      const message = JSON.parse(line) as Record<string, unknown>
      said.push(message)
      if (message['event'] === 'started') resolve(message)
      if (message['event'] === 'failed') reject(Object.assign(new Error(), message))
    })
    child.on('exit', () => reject(new Error('the child ended early')))
  })
  const ended = once(child, 'exit')
  return {
    process: child,
    url: String(started['url']),
    attached: started['attached'] === true,
    said,
    async end(command) {
      child.stdin.write(`${command}\n`)
      await ended
    },
    async signal(signal, group = false) {
      process.kill(group ? -(child.pid ?? 0) : (child.pid ?? 0), signal)
      await ended
    },
  }
}
