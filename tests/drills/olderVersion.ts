import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const migrations = 'packages/store/src/migrations'

const run = (program: string, words: readonly string[], cwd = root): string => {
  const { status, stdout, stderr } = spawnSync(program, words, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  if (status !== 0) throw new Error(`${program} ${words.join(' ')} in ${cwd}:\n${stdout}\n${stderr}`)
  return stdout.trim()
}

/** The commit before the last one that changed the schema. */
export const beforeLastMigration = (): string =>
  run('git', ['rev-parse', `${run('git', ['log', '-1', '--format=%H', '--', migrations])}^`])

export const describeCommit = (commit: string): string => run('git', ['log', '-1', '--format=%h %s', commit])

/** Folders with a `node_modules`: the root, and workspaces with their own version of a package. */
const installedIn = (): string[] =>
  [
    '',
    ...['apps', 'packages', 'examples'].flatMap(area => readdirSync(join(root, area)).map(name => join(area, name))),
  ].filter(folder => existsSync(join(root, folder, 'node_modules')))

/** The packages of this checkout, with the workspaces of the other one. */
const linkPackages = (folder: string): void => {
  for (const place of installedIn().filter(one => existsSync(join(folder, one)))) {
    const from = join(root, place, 'node_modules')
    const to = join(folder, place, 'node_modules')
    mkdirSync(to, { recursive: true })
    for (const name of readdirSync(from)) {
      // Relative links into the checkout that they are in.
      if (name === '@rialto') cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true })
      else symlinkSync(join(from, name), join(to, name))
    }
  }
}

/**
 * A built checkout of `commit` with its dependencies: this repository's packages if the lock file is the same, else
 * installed ones.
 */
export const openOlderVersion = async (
  commit: string,
  say: (line: string) => void,
): Promise<{ folder: string; close(): Promise<void> }> => {
  const home = await mkdtemp(join(tmpdir(), 'rialto-older-'))
  const folder = join(home, 'checkout')
  run('git', ['worktree', 'add', '--detach', folder, commit])
  const close = async () => {
    spawnSync('git', ['worktree', 'remove', '--force', folder], { cwd: root })
    await rm(home, { recursive: true, force: true })
  }
  try {
    const lockOf = (at: string) => readFileSync(join(at, 'package-lock.json'), 'utf8')
    if (lockOf(folder) === lockOf(root)) linkPackages(folder)
    else {
      say('  its packages are others: npm ci')
      run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], folder)
    }
    run(process.execPath, ['scripts/build.mjs'], folder)
    return { folder, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Names of the migrations of a checkout. */
export const migrationsOf = (folder: string): string[] =>
  readdirSync(join(folder, migrations))
    .filter(name => /^m\d.*\.ts$/.test(name) && !name.endsWith('.test.ts'))
    .map(name => name.replace('.ts', ''))

export const thisVersion = root
