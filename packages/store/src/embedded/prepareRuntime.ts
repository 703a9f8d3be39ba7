import { randomBytes } from 'node:crypto'
import { chmod, cp, lstat, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { basename, dirname, join, relative, sep } from 'node:path'

import { errorCode } from '@rialto/defined/errorCode'
import { EmbeddedPostgresError } from './embeddedPostgresError.ts'
import type { PlatformBinaries } from './platformBinaries.ts'
import { runTool } from './runTool.ts'
import type { SystemUser } from './systemUser.ts'

const UNUSED = /\.a$|[/\\](pgxs|pkgconfig|include)$/

/**
 * A folder with bin, lib and share from which `user` (or this process) can run PostgreSQL: the installed package if
 * that works, otherwise a copy in `cache`. Creates the libraries' links that an install without scripts leaves out.
 */
export async function prepareRuntime(
  binaries: PlatformBinaries,
  cache: string,
  user: SystemUser | undefined,
): Promise<string> {
  const inPlace = await makeLinks(binaries.native).then(
    () => true,
    () => false,
  )
  if (inPlace && (await runs(binaries.native, user))) return binaries.native
  const copy = join(cache, binaries.name)
  if (!(await runs(copy, user))) await copyTo(copy, binaries)
  const check = await tryVersion(copy, user)
  if (!check.ok)
    throw new EmbeddedPostgresError(
      `The embedded PostgreSQL does not run here: ${check.output} Set DATABASE_URL instead.`,
    )
  return copy
}

async function runs(runtime: string, user: SystemUser | undefined): Promise<boolean> {
  return (await tryVersion(runtime, user)).ok
}

function tryVersion(runtime: string, user: SystemUser | undefined) {
  return runTool(join(runtime, 'bin', 'postgres'), ['--version'], user)
}

async function copyTo(folder: string, binaries: PlatformBinaries): Promise<void> {
  const draft = `${folder}.${randomBytes(6).toString('hex')}`
  await mkdir(dirname(folder), { recursive: true, mode: 0o755 })
  await cp(binaries.native, draft, { recursive: true, verbatimSymlinks: true, filter: source => !UNUSED.test(source) })
  await chmod(draft, 0o755)
  await makeLinks(draft)
  await rm(folder, { recursive: true, force: true })
  await rename(draft, folder).catch(async error => {
    await rm(draft, { recursive: true, force: true })
    // Another process has finished the same copy first.
    if (!['EEXIST', 'ENOTEMPTY'].includes(errorCode(error) ?? '')) throw error
  })
}

/** npm packages cannot contain symbolic links, so the package lists them instead. */
export async function makeLinks(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const path = join(native, inside(target))
    if (await lstat(path).catch(() => undefined)) continue
    const to = relative(dirname(path), join(native, inside(source)))
    await symlink(to, path).catch(error => {
      if (errorCode(error) !== 'EEXIST') throw error
    })
  }
}

/** `native/lib/x` as `lib/x`. Rejects paths outside of the folder. */
function inside(path: string): string {
  const parts = path.split('/').slice(1)
  if (parts.length === 0 || parts.includes('..'))
    throw new EmbeddedPostgresError(`Unexpected library ${basename(path)}`)
  return parts.join(sep)
}
