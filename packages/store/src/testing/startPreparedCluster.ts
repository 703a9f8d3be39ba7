import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  copyFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chooseHome, homeFolder, type Home } from '../embedded/home.ts'
import type { ServerSettings } from '../embedded/launchPostmaster.ts'
import { platformBinaries } from '../embedded/platformBinaries.ts'
import { type EmbeddedPostgres, startCluster } from '../embedded/startCluster.ts'
import { keptFolder } from './keptFolder.ts'

/** Part of the name of the databases on a run's own cluster, where no other run has any. */
export const OWN_CLUSTER = 'own'

const source = join(import.meta.dirname, '..')
const kept = join(source, '../../../.cache/postgres')

/**
 * Starts a server in `dataDir` on a copy of a cluster with the store's template, which the checkout keeps. A copy that does not start is
 * replaced by a new cluster, and not kept.
 */
export async function startPreparedCluster(dataDir: string, settings: ServerSettings): Promise<EmbeddedPostgres> {
  try {
    copyCluster(await keptFolder(kept, keyOf(), draft => prepare(draft, settings)), chooseHome(dataDir))
    return await start(dataDir, settings)
  } catch (error) {
    process.stderr.write(`The tests begin with an empty cluster, because the prepared one failed: ${String(error)}\n`)
    for (const folder of [kept, homeFolder(dataDir)]) discard(folder)
    return start(dataDir, settings)
  }
}

function discard(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true })
  } catch {
    // Another user's, in a checkout that both use.
  }
}

function start(dataDir: string, settings: ServerSettings): Promise<EmbeddedPostgres> {
  const silent = () => undefined
  return startCluster({ dataDir, log: { info: silent, warn: silent, error: silent }, settings })
}

/** Digest of the inputs of a prepared cluster. */
function keyOf(): string {
  const hash = createHash('sha256').update(platformBinaries().name)
  const files = ['migrations/**/*.ts', 'database/migrate.ts', 'embedded/initCluster.ts', 'testing/*.ts']
  for (const file of globSync(files, { cwd: source }).sort())
    hash.update(`${file}\n${readFileSync(join(source, file), 'utf8')}`)
  return hash.digest('hex').slice(0, 16)
}

async function prepare(draft: string, settings: ServerSettings): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rialto-prepared-'))
  try {
    // Open to the user that runs the server when we are root.
    chmodSync(dataDir, 0o755)
    const { url, stop } = await start(dataDir, settings)
    const [{ migrations }, { ensureTemplate }] = await Promise.all([
      import('../migrations/index.ts'),
      import('./ensureTemplate.ts'),
    ])
    await ensureTemplate(url, OWN_CLUSTER, migrations).finally(stop)
    copyCluster(homeFolder(dataDir), { folder: draft, cluster: join(draft, 'cluster'), user: undefined })
  } finally {
    for (const folder of [homeFolder(dataDir), dataDir]) rmSync(folder, { recursive: true, force: true })
  }
}

function copyCluster(from: string, to: Pick<Home, 'folder' | 'cluster' | 'user'>): void {
  copyFileSync(join(from, 'password'), join(to.folder, 'password'))
  copyTree(join(from, 'cluster'), to.cluster, to.user)
}

/** Unlike `cp` of Node, it gives the copy to `user`. */
function copyTree(from: string, to: string, user: Home['user']): void {
  mkdirSync(to, { mode: 0o700 })
  const give = (path: string) => user && chownSync(path, user.uid, user.gid)
  give(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, copy] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) copyTree(source, copy, user)
    else {
      copyFileSync(source, copy)
      give(copy)
    }
  }
}
