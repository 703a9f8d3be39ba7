import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Image } from './image.ts'

export interface Container {
  output(): string
  /** Its standard output. */
  bytes(): Buffer
  signal(name: 'SIGTERM' | 'SIGKILL'): void
  /** Its exit code. */
  ended: Promise<number | null>
  /** Ends it if it runs, and removes its files. */
  kill(): Promise<void>
}

interface Given {
  env: Readonly<Record<string, string>>
  words: readonly string[]
  /** Files in `/run/secrets`, as orchestrators mount them. */
  secrets?: Readonly<Record<string, string>>
  /** Files of this machine, at the same place below `/tmp` in the container. */
  mounts?: readonly string[]
  /** The root file system may be written. */
  isWritable?: boolean
}

const readOnlyMode = 0o444
const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

/** Mounts the image in a namespace of its own, and starts its program there as its user, without capabilities. */
const scriptOf = ({ rootFolder, config }: Image, given: Given, bundle: string): string => {
  const root = join(bundle, 'root')
  const [user = '', group = ''] = config.user.split(':')
  const env = [...config.env, ...Object.entries(given.env).map(([name, value]) => `${name}=${value}`)]
  const program = [...config.entryPoint, ...given.words].map(quote).join(' ')
  const inside = `cd ${quote(config.workingFolder)} && exec env -i ${env.map(quote).join(' ')} ${program}`
  const bind = (file: string) =>
    `mkdir -p ${quote(join(root, file, '..'))}; touch ${quote(join(root, file))}; mount --bind ${quote(file)} ${quote(join(root, file))}`
  const lines = [
    'set -e',
    'mount --make-rprivate /',
    `mount --bind ${quote(rootFolder)} ${quote(root)}`,
    ...(given.isWritable ? [] : [`mount -o remount,bind,ro ${quote(root)}`]),
    `mount -t proc proc ${quote(join(root, 'proc'))}`,
    `mount --rbind /dev ${quote(join(root, 'dev'))}`,
    `mount -t tmpfs -o mode=1777,size=256m tmpfs ${quote(join(root, 'tmp'))}`,
    `mount -t tmpfs tmpfs ${quote(join(root, 'run'))}`,
    `mkdir ${quote(join(root, 'run/secrets'))}`,
    `mount --bind ${quote(join(bundle, 'secrets'))} ${quote(join(root, 'run/secrets'))}`,
    ...(given.mounts ?? []).map(bind),
    `exec chroot ${quote(root)} setpriv --reuid ${user} --regid ${group} --clear-groups --bounding-set=-all --no-new-privs sh -c ${quote(inside)}`,
  ]
  return lines.join('\n')
}

/** The first process in the namespace: what a signal to a container reaches. */
const firstOf = (pid: number): number | undefined => {
  const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
  return child === undefined ? undefined : Number(child)
}

/**
 * Runs an image in namespaces of the kernel, as container engines do: its user and program, a read-only root, memory at
 * `/tmp`. The network is this machine's.
 */
export const runContainer = (image: Image, given: Given): Container => {
  const bundle = mkdtempSync(join(tmpdir(), 'rialto-container-'))
  for (const name of ['root', 'secrets']) mkdirSync(join(bundle, name))
  for (const [name, text] of Object.entries(given.secrets ?? {}))
    writeFileSync(join(bundle, 'secrets', name), text, { mode: readOnlyMode })
  const script = scriptOf(image, given, bundle)
  const namespaces = ['--mount', '--pid', '--ipc', '--uts', '--fork', '--kill-child']
  const child = spawn('unshare', [...namespaces, 'sh', '-c', script], { stdio: ['ignore', 'pipe', 'pipe'] })
  const standardOutput: Buffer[] = []
  let text = ''
  child.stdout.on('data', (chunk: Buffer) => {
    standardOutput.push(chunk)
    text += chunk.toString()
  })
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()))
  const ended = new Promise<number | null>(resolve => child.once('close', resolve))
  const signal = (name: 'SIGTERM' | 'SIGKILL'): void => {
    const first = child.exitCode === null && child.pid !== undefined ? firstOf(child.pid) : undefined
    if (first !== undefined) process.kill(first, name)
  }
  return {
    output: () => text,
    bytes: () => Buffer.concat(standardOutput),
    signal,
    ended,
    kill: async () => {
      signal('SIGKILL')
      await ended
      rmSync(bundle, { recursive: true, force: true })
    },
  }
}
