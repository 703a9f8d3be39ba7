import { randomBytes } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  constants,
  mkdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'

import { errorCode } from '@rialto/defined/errorCode'
import { EmbeddedPostgresError } from './embeddedPostgresError.ts'
import { canEnter, findSystemUser, type SystemUser } from './systemUser.ts'

/** The folders of one embedded server. */
export interface Home {
  /** Owned by us; the server's user may only pass through. */
  folder: string
  /** PostgreSQL's data folder, owned by `user` when there is one. */
  cluster: string
  /** Folder for a copy of the binaries. */
  cache: string
  user: SystemUser | undefined
}

const POINTER = 'postgres.location'
const SYSTEM_DATA = '/var/lib/rialto'
const SYSTEM_CACHE = '/var/cache/rialto'

/**
 * The server's folder for `dataDir`: below it, or, if we are root and the server's user cannot enter it, a separate
 * folder in /var/lib/rialto, with a file in `dataDir` that points there.
 */
export function chooseHome(dataDir: string): Home {
  makeFolder(dataDir, 0o755)
  const root = realpathSync(resolve(dataDir))
  const pointed = readPointer(root)
  const below = join(root, 'postgres')
  const user = findSystemUser(join(pointed ?? below, 'cluster'))
  closeToOthers(root, user ? 0o711 : 0o700)
  const folder = pointed ?? (user && !canEnter(user, root) ? elsewhere(root, user) : below)
  makeFolder(folder, user ? 0o711 : 0o700)
  if (user && !canEnter(user, folder)) throw cannotEnter(root, user)
  checkOurs(folder)
  return { folder, cluster: join(folder, 'cluster'), cache: user ? SYSTEM_CACHE : join(folder, 'runtime'), user }
}

/**
 * The server's folder of an existing `dataDir`.
 *
 * @public Tests remove it.
 */
export function homeFolder(dataDir: string): string {
  const root = realpathSync(resolve(dataDir))
  return readPointer(root) ?? join(root, 'postgres')
}

function readPointer(root: string): string | undefined {
  const path = join(root, POINTER)
  if (!statSync(path, { throwIfNoEntry: false })) return undefined
  const folder = readFileSync(path, 'utf8').trim()
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return folder
  throw new EmbeddedPostgresError(
    `${path} says that the database is in ${folder}, which no longer exists. Restore it, or remove the file to start with an empty database.`,
  )
}

/** A new name each time, so that removing `dataDir` starts afresh, like removing a folder below it. */
function elsewhere(root: string, user: SystemUser): string {
  const folder = join(SYSTEM_DATA, randomBytes(8).toString('hex'))
  try {
    mkdirSync(SYSTEM_DATA, { recursive: true, mode: 0o755 })
    makeFolder(folder, 0o711)
  } catch {
    throw cannotEnter(root, user)
  }
  writeFileSync(join(root, POINTER), `${folder}\n`, { mode: 0o600 })
  return folder
}

function checkOurs(folder: string): void {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch {
    throw notOurs(folder)
  }
}

function notOurs(folder: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `This user has no access to ${folder}. Start Rialto as the user that created it, or set RIALTO_DATA_DIR to another folder.`,
  )
}

/**
 * Restricts the folder's mode, even if another user created it for us: it holds keys and books. A shared folder
 * (sticky bit) stays unchanged.
 */
function closeToOthers(folder: string, mode: number): void {
  const { uid, mode: before } = statSync(folder)
  const isShared = (before & 0o1000) !== 0
  if (uid === process.getuid?.() && !isShared) chmodSync(folder, mode)
}

function makeFolder(folder: string, mode: number): void {
  // The umask may remove mode bits: the folder must not be left closed to the server's user.
  const before = process.umask(0o022)
  try {
    mkdirSync(folder, { recursive: true, mode })
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS'].includes(errorCode(error) ?? '')) throw notOurs(folder)
    throw error
  } finally {
    process.umask(before)
  }
}

function cannotEnter(root: string, user: SystemUser): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `PostgreSQL runs as user ${user.name}, who cannot enter ${root}. Set RIALTO_DATA_DIR to a folder it can access (such as ${SYSTEM_DATA}), allow access to the parent folders (chmod o+x), or set DATABASE_URL.`,
  )
}
