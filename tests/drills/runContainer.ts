import { spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Image } from './image.ts'

export interface Container {
  output(): string
  /** Its standard output. */
  bytes(): Buffer
  signal(name: 'TERM' | 'KILL'): void
  /** Its exit code. */
  ended: Promise<number | null>
  /** Ends it if it runs, and removes what it left. */
  kill(): Promise<void>
}

interface Given {
  env: Readonly<Record<string, string>>
  words: readonly string[]
  /** Files in `/run/secrets`, as orchestrators mount them. */
  secrets?: Readonly<Record<string, string>>
  /** Files of this machine, at the same place in the container. */
  mounts?: readonly string[]
  /** The root file system may be written. */
  isWritable?: boolean
}

const userId = 1000
const readOnlyMode = 0o444

const mountsOf = (secretsFolder: string, mounts: readonly string[]) => [
  { destination: '/proc', type: 'proc', source: 'proc' },
  { destination: '/dev', type: 'tmpfs', source: 'tmpfs', options: ['nosuid', 'mode=755', 'size=65536k'] },
  { destination: '/dev/shm', type: 'tmpfs', source: 'shm', options: ['nosuid', 'noexec', 'nodev', 'mode=1777'] },
  { destination: '/tmp', type: 'tmpfs', source: 'tmpfs', options: ['nosuid', 'nodev', 'mode=1777', 'size=65536k'] },
  { destination: '/run/secrets', type: 'bind', source: secretsFolder, options: ['bind', 'ro'] },
  ...mounts.map(file => ({ destination: file, type: 'bind', source: file, options: ['bind', 'ro'] })),
]

/** The image's own settings with those given, in the format of the Open Container Initiative. The network is this machine's. */
const specOf = ({ rootFolder, config }: Image, given: Given, secretsFolder: string) => ({
  ociVersion: '1.0.2',
  root: { path: rootFolder, readonly: !given.isWritable },
  hostname: 'rialto',
  process: {
    user: { uid: userId, gid: userId },
    args: [...config.entryPoint, ...given.words],
    env: [...config.env, ...Object.entries(given.env).map(([name, value]) => `${name}=${value}`)],
    cwd: config.workingFolder,
    capabilities: { bounding: [], effective: [], permitted: [] },
    noNewPrivileges: true,
  },
  mounts: mountsOf(secretsFolder, given.mounts ?? []),
  linux: { namespaces: ['pid', 'mount', 'ipc', 'uts'].map(type => ({ type })) },
})

/** Runs an image by crun, as Podman and Kubernetes do. */
export const runContainer = async (image: Image, given: Given): Promise<Container> => {
  const bundle = mkdtempSync(join(tmpdir(), 'rialto-container-'))
  const secretsFolder = join(bundle, 'secrets')
  mkdirSync(secretsFolder)
  for (const [name, text] of Object.entries(given.secrets ?? {}))
    writeFileSync(join(secretsFolder, name), text, { mode: readOnlyMode })
  writeFileSync(join(bundle, 'config.json'), JSON.stringify(specOf(image, given, secretsFolder)))
  const id = `rialto-${randomUUID()}`
  const crun = ['--cgroup-manager=disabled']
  const child = spawn('crun', [...crun, 'run', '--bundle', bundle, id], { stdio: ['ignore', 'pipe', 'pipe'] })
  const standardOutput: Buffer[] = []
  let text = ''
  child.stdout.on('data', (chunk: Buffer) => {
    standardOutput.push(chunk)
    text += chunk.toString()
  })
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()))
  const ended = new Promise<number | null>(resolve => child.once('close', resolve))
  const signal = (name: 'TERM' | 'KILL'): void => void spawnSync('crun', [...crun, 'kill', id, name])
  return {
    output: () => text,
    bytes: () => Buffer.concat(standardOutput),
    signal,
    ended,
    kill: async () => {
      if (child.exitCode === null) signal('KILL')
      await ended
      spawnSync('crun', [...crun, 'delete', '--force', id])
      rmSync(bundle, { recursive: true, force: true })
    },
  }
}
