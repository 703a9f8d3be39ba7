import { spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { run } from './run.ts'

const root = join(import.meta.dirname, '../..')
const dockerfile = readFileSync(join(root, 'deploy/Dockerfile'), 'utf8')
/** `node:26.12.1-trixie-slim` */
const [, base = '', nodeVersion = '', suite = ''] = /^FROM (node:([\d.]+)-(\w+)-slim)/m.exec(dockerfile) ?? []

const tools = {
  buildah: 'apt-get install --no-install-recommends buildah',
  debootstrap: 'apt-get install debootstrap',
  openssl: 'apt-get install openssl',
  unshare: 'apt-get install util-linux',
  npm: 'https://nodejs.org has it with Node.js',
}

/** What is missing here to build and run an image, one sentence each. */
export const containerToolsMissing = (): string[] => {
  const missing = Object.entries(tools).flatMap(([name, how]) =>
    spawnSync(name, ['--version']).error ? [`${name}: ${how}`] : [],
  )
  if (process.platform !== 'linux') missing.push('Linux, whose kernel runs containers')
  else if (process.getuid?.() !== 0) missing.push('root, to make a root file system')
  return missing
}

export interface Image {
  name: string
  /** The root file system, mounted where nothing writes to it. */
  rootFolder: string
  /** What `docker inspect` shows. */
  config: { user: string; env: string[]; entryPoint: string[]; workingFolder: string; labels: Record<string, string> }
  /** Of the layers that the Dockerfile adds to its base, and of the base. */
  bytes: { own: number; base: number }
}

interface Builder {
  /** With `isBuilt`, the image that an earlier run has left. */
  build(target?: string, isBuilt?: boolean): Image
  close(): void
}

/** An npm that finds what this machine's does: its registry, and authorities that only this machine knows. */
const writeNpmConfig = (folder: string): string[] => {
  const authorities = process.env['NODE_EXTRA_CA_CERTS']
  const lines = [`registry=${run('npm', ['config', 'get', 'registry']).trim()}`]
  if (authorities !== undefined) lines.push('cafile=/etc/authorities.pem')
  const file = join(folder, 'npmrc')
  writeFileSync(file, `${lines.join('\n')}\n`)
  const volumes = ['--volume', `${file}:/root/.npmrc:ro`]
  return authorities === undefined ? volumes : [...volumes, '--volume', `${authorities}:/etc/authorities.pem:ro`]
}

/** Debian's smallest system with Node.js and npm from npm's packages, as the image of the Dockerfile's first line has them. */
const makeBase = (folder: string): string => {
  const system = join(folder, 'base')
  run('debootstrap', ['--variant=minbase', '--include=libatomic1', suite, system])
  const packages = join(folder, 'packages')
  mkdirSync(packages)
  writeFileSync(join(packages, 'package.json'), '{ "private": true }')
  const arch = process.arch === 'arm64' ? 'arm64' : 'x64'
  const wanted = [`node-linux-${arch}@${nodeVersion}`, `npm@${run('npm', ['--version']).trim()}`]
  run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--force', ...wanted], { cwd: packages })
  const local = join(system, 'usr/local')
  cpSync(join(packages, `node_modules/node-linux-${arch}/bin/node`), join(local, 'bin/node'))
  mkdirSync(join(local, 'lib/node_modules'), { recursive: true })
  cpSync(join(packages, 'node_modules/npm'), join(local, 'lib/node_modules/npm'), { recursive: true })
  for (const name of ['npm', 'npx']) symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(local, 'bin', name))
  appendFileSync(join(system, 'etc/passwd'), 'node:x:1000:1000::/home/node:/bin/bash\n')
  appendFileSync(join(system, 'etc/group'), 'node:x:1000:\n')
  run('find', [join(system, 'var/cache/apt'), join(system, 'var/lib/apt/lists'), '-type', 'f', '-delete'])
  return system
}

/** Builds deploy/Dockerfile below `folder`, without a daemon: layers and containers are there and nowhere else. */
export const openBuilder = (folder: string): Builder => {
  const env = { ...process.env, STORAGE_DRIVER: 'vfs', BUILDAH_ISOLATION: 'chroot' }
  const store = ['--root', join(folder, 'storage'), '--runroot', join(folder, 'run')]
  const buildah = (...words: string[]): string => run('buildah', [...store, ...words], { env, cwd: root }).trim()
  const baseName = `docker.io/library/${base}`
  const isMade = existsSync(join(folder, 'base'))
  if (!isMade) {
    const container = buildah('from', 'scratch')
    buildah('add', '--quiet', container, makeBase(folder), '/')
    buildah('config', '--env', 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', container)
    buildah('commit', '--quiet', container, baseName)
    buildah('rm', container)
  }
  const npmConfig = writeNpmConfig(folder)
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  const mount = (name: string): string => buildah('mount', buildah('from', '--pull-never', name))
  const sizeOf = (rootFolder: string): number => Number(run('du', ['-sbx', rootFolder]).split('\t')[0])
  const buildWords = (name: string, target?: string): string[] => [
    ...['build', '--layers', '--pull-never', '--network', 'host', '--file', 'deploy/Dockerfile', '--tag', name],
    ...['--build-arg', `VERSION=${version}`, ...(target === undefined ? [] : ['--target', target]), ...npmConfig, '.'],
  ]
  return {
    build: (target, isBuilt = false) => {
      const name = `localhost/rialto:${target ?? 'production'}`
      if (!isBuilt) buildah(...buildWords(name, target))
      const inspected = JSON.parse(buildah('inspect', '--type', 'image', name)) as Inspected
      const { config } = inspected.OCIv1
      const rootFolder = mount(name)
      const baseBytes = sizeOf(mount(baseName))
      return {
        name,
        rootFolder,
        config: {
          user: config.User,
          env: config.Env,
          entryPoint: config.Entrypoint,
          workingFolder: config.WorkingDir,
          labels: config.Labels,
        },
        bytes: { own: sizeOf(rootFolder) - baseBytes, base: baseBytes },
      }
    },
    close: () => void buildah('rm', '--all'),
  }
}

interface Inspected {
  OCIv1: {
    config: {
      User: string
      Env: string[]
      Entrypoint: string[]
      WorkingDir: string
      Labels: Record<string, string>
    }
  }
}
