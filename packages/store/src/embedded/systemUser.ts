import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { EmbeddedPostgresError } from './embeddedPostgresError.ts'

/** The user that runs the server if we are root, because PostgreSQL refuses to run as root. */
export interface SystemUser {
  name: string
  uid: number
  gid: number
}

const WELCOME = ['rialto', 'postgres', '_postgres', 'node', 'nobody']
const MAKERS: readonly (readonly [string, readonly string[]])[] = [
  ['useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', 'rialto']],
  ['adduser', ['-S', '-H', '-D', 'rialto']],
]

/**
 * The unprivileged user for the server. Undefined if this process is unprivileged. The owner of the cluster has
 * priority, then the first known account; a new one is created only if the system has none of them.
 */
export function findSystemUser(cluster: string, passwdFile = '/etc/passwd'): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  const users = readUsers(passwdFile)
  const ownerUid = statSync(cluster, { throwIfNoEntry: false })?.uid
  const owner = users.find(user => user.uid === ownerUid)
  if (owner) return owner
  return (
    WELCOME.map(name => users.find(user => user.name === name)).find(user => user !== undefined) ?? makeUser(passwdFile)
  )
}

function makeUser(passwdFile: string): SystemUser {
  for (const [command, args] of MAKERS) {
    try {
      execFileSync(command, args, { stdio: 'ignore' })
    } catch {
      continue
    }
    const made = readUsers(passwdFile).find(user => user.name === 'rialto')
    if (made) return made
  }
  throw new EmbeddedPostgresError(
    'PostgreSQL does not run as root, and no unprivileged user could be found or created. Start Rialto as another user, or set DATABASE_URL.',
  )
}

function readUsers(passwdFile: string): SystemUser[] {
  return readFileSync(passwdFile, 'utf8')
    .split('\n')
    .map(line => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(user => user.uid > 0 && Number.isSafeInteger(user.gid))
}

/** Whether `user` can pass through the folder and all its parents, according to the mode bits. */
export function canEnter(user: SystemUser, folder: string): boolean {
  const { uid, gid, mode } = statSync(folder)
  const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001
  if ((mode & bit) === 0) return false
  const above = dirname(folder)
  return above === folder || canEnter(user, above)
}
