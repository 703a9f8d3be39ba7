/**
 * Runs the tests of the store against each version of PostgreSQL that this machine or its registries have, one after
 * the other: those below /usr/lib/postgresql, those of the system's package manager, unpacked into .cache/postgres
 * without being installed, and the embedded one. Names the supported versions that were not found.
 *
 *     npm run test:postgres             # all
 *     npm run test:postgres -- 15 18    # these
 */
import { execFileSync, spawnSync } from 'node:child_process'
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { root } from './sources.mjs'

const supported = ['15', '16', '17', '18', '19']
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

/** @returns {{ version: string, programs?: string } | undefined} without programs for the embedded one */
const find = version => {
  const installed = `/usr/lib/postgresql/${version}/bin`
  if (existsSync(join(installed, 'postgres'))) return { version, programs: installed }
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'packages/store/package.json'), 'utf8'))
  if (Object.values(optionalDependencies)[0].startsWith(`${version}.`)) return { version }
  const programs = unpack(version)
  return programs && { version, programs }
}

const runTests = databaseUrl => {
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
  return spawnSync(process.execPath, [vitest, ...words], { cwd: root, env, stdio: 'inherit' }).status === 0
}

/** The tests against a server of these programs, made for them in a folder of its own and removed afterwards. */
const test = ({ programs }) => {
  if (programs === undefined) return runTests()
  const home = mkdtempSync(join(tmpdir(), 'rialto-postgres-'))
  if (user.uid !== undefined) chownSync(home, user.uid, user.gid)
  const folder = join(home, 'data')
  const libraries = join(programs, '../../../x86_64-linux-gnu')
  const env = { ...process.env, LD_LIBRARY_PATH: `${libraries}:${process.env.LD_LIBRARY_PATH ?? ''}` }
  const run = (program, ...words) =>
    execFileSync(join(programs, program), words, { cwd: home, env, ...user, stdio: ['ignore', 'ignore', 'inherit'] })
  const password = randomBytes(12).toString('hex')
  const passwordFile = join(home, 'password')
  writeFileSync(passwordFile, password)
  const port = 20_000 + (process.pid % 20_000)
  const options = [`-p ${port}`, `-k ${home}`, ...settings.map(one => `-c ${one}`)].join(' ')
  try {
    run(
      'initdb',
      '-D',
      folder,
      '-U',
      'rialto',
      '-A',
      'scram-sha-256',
      `--pwfile=${passwordFile}`,
      '-E',
      'UTF8',
      '--locale=C',
    )
    run('pg_ctl', '-D', folder, '-l', join(home, 'log'), '-o', options, '-w', 'start')
    return runTests(`postgresql://rialto:${password}@127.0.0.1:${port}/postgres`)
  } finally {
    spawnSync(join(programs, 'pg_ctl'), ['-D', folder, '-m', 'immediate', '-w', 'stop'], { cwd: home, env, ...user })
    rmSync(home, { recursive: true, force: true })
  }
}

const [, , ...named] = process.argv
const wanted = named.length > 0 ? named : supported
const results = wanted.map(version => {
  const found = find(version)
  if (found === undefined) return `PostgreSQL ${version}: not found on this machine or in its registries`
  say(`\nPostgreSQL ${version}, ${found.programs ?? 'embedded'}`)
  const isPassed = test(found)
  if (!isPassed || named.length === 0) process.exitCode ||= isPassed ? 0 : 1
  return `PostgreSQL ${version}: ${isPassed ? 'passed' : 'FAILED'}`
})
if (named.length > 0 && results.some(line => line.includes('not found'))) process.exitCode = 1
say(`\n${results.join('\n')}`)
