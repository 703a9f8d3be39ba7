import { setTimeout as pause } from 'node:timers/promises'

import { judge, report } from './judge.ts'
import { startLoad } from './load.ts'
import { beforeLastMigration, describeCommit, migrationsOf, openOlderVersion, thisVersion } from './olderVersion.ts'
import { openPostgres, openWorld } from './world.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

/** Under load in each arrangement of versions. */
const loadMs = 4_000
const settings = { RIALTO_DRAIN_SECONDS: '1' }

/** `npm run drill:upgrade [-- <commit>]`: from that commit to this checkout and back. Answers the exit code. */
export const upgrade = async ([given]: readonly string[]): Promise<number> => {
  const commit = given ?? beforeLastMigration()
  say(`older version: ${describeCommit(commit)}`)
  const older = await openOlderVersion(commit, say)
  const database = await openPostgres()
  const world = await openWorld()
  try {
    const added = migrationsOf(thisVersion).filter(name => !migrationsOf(older.folder).includes(name))
    say(`migrations in between: ${added.join(', ') || 'none'}`)
    const start = (folder: string) => world.start({ databaseUrl: database.url, folder, env: settings })
    await start(older.folder)
    await start(older.folder)
    const load = startLoad(() => world.servers, await world.connect(), 4)
    await pause(loadMs)
    for (const [what, folder] of [
      ['upgraded', thisVersion],
      ['rolled back', older.folder],
    ] as const)
      for (const server of [...world.servers]) {
        await start(folder)
        await pause(loadMs)
        await world.stop(server)
        await pause(loadMs)
        say(`  one server ${what}: ${load.orders.length} orders so far, ${load.unserved().length} requests unserved`)
      }
    await load.stop()
    await world.letHistorySettle()
    const [server] = world.servers
    if (!server) throw new Error('no server')
    const verdict = await judge(load, { ...world, server })
    say(`two servers from the older version to this one and back`)
    // A lock of a migration may make a request wait too long: 503 says that nothing was done.
    const dropped = load.unserved().filter(line => !line.includes(' 503: '))
    const isRight = report(verdict, say) && dropped.length === 0
    say(`  requests unserved: ${load.unserved().length}, of which ${dropped.length} other than 503`)
    for (const line of load.unserved()) say(`  ${line}`)
    say(isRight ? 'passed' : 'FAILED')
    return isRight ? 0 : 1
  } finally {
    await world.close()
    await database.close()
    await older.close()
  }
}
