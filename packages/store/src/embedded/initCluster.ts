import { randomBytes } from 'node:crypto'
import { chown, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { EmbeddedPostgresError } from './embeddedPostgresError.ts'
import type { Home } from './home.ts'
import { runTool } from './runTool.ts'

/** The one role and the one database of an embedded server. */
export const EMBEDDED_NAME = 'rialto'

const LOCALE = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
const DRAFT = 'cluster.draft-'

/**
 * Creates the cluster if it does not exist, and returns its password. The cluster is built in a temporary folder and
 * renamed when complete, so that a crash leaves nothing that looks complete.
 */
export async function initCluster(home: Home, runtime: string): Promise<string> {
  if (await stat(home.cluster).catch(() => undefined)) {
    await checkVersion(home, runtime)
    return readPassword(home)
  }
  for (const name of await readdir(home.folder))
    if (name.startsWith(DRAFT)) await rm(join(home.folder, name), { recursive: true, force: true })
  const password = randomBytes(32).toString('base64url')
  await writeFile(join(home.folder, 'password'), password, { mode: 0o600, flush: true })
  await build(home, runtime, password)
  return password
}

async function build(home: Home, runtime: string, password: string): Promise<void> {
  const draft = join(home.folder, `${DRAFT}${randomBytes(6).toString('hex')}`)
  const passwordFile = `${draft}.password`
  await mkdir(draft, { mode: 0o700 })
  await writeFile(passwordFile, password, { mode: 0o600 })
  for (const path of home.user ? [draft, passwordFile] : []) await chown(path, home.user?.uid ?? 0, home.user?.gid ?? 0)
  const args = ['-D', draft, '-U', EMBEDDED_NAME, `--pwfile=${passwordFile}`, '--auth=scram-sha-256', ...LOCALE]
  const { ok, output } = await runTool(join(runtime, 'bin', 'initdb'), args, home.user)
  await rm(passwordFile, { force: true })
  if (!ok) {
    await rm(draft, { recursive: true, force: true })
    throw new EmbeddedPostgresError(`PostgreSQL could not create its data folder in ${home.folder}: ${output}`)
  }
  await rename(draft, home.cluster)
}

async function readPassword(home: Home): Promise<string> {
  const path = join(home.folder, 'password')
  try {
    return (await readFile(path, 'utf8')).trim()
  } catch {
    throw new EmbeddedPostgresError(`${path} cannot be read: start Rialto as the user that created ${home.folder}.`)
  }
}

async function checkVersion(home: Home, runtime: string): Promise<void> {
  const path = join(home.cluster, 'PG_VERSION')
  const made = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => error)
  if (made instanceof Error)
    throw new EmbeddedPostgresError(
      `${path} cannot be read (${made.code ?? ''}): start Rialto as the user that created ${home.folder}.`,
    )
  const { output } = await runTool(join(runtime, 'bin', 'postgres'), ['--version'], home.user)
  const installed = / (\d+)/.exec(output)?.[1]
  if (made.trim() !== installed)
    throw new EmbeddedPostgresError(
      `${home.cluster} was created by PostgreSQL ${made.trim()}, but the installed version is ${installed ?? 'unknown'}. Dump it with the old version and restore it into a new folder.`,
    )
}
