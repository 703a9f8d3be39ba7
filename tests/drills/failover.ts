import { setTimeout as pause } from 'node:timers/promises'

import { type Cluster, clusterMissing, hasLongTtl, type Node, startCluster } from './cluster.ts'
import { judge, report } from './judge.ts'
import { type Load, startLoad } from './load.ts'
import { openWorld } from './world.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

/** With the `ttl` of deploy/patroni, and with one of 20 s. */
const allowedOutages = { short: 15_000, long: 35_000 }
/** A shorter pause is not an outage: writes that wait for a primary are all answered once it exists. */
const feltOutageMs = 1_000
const loadBeforeMs = 5_000
const loadAfterMs = 5_000
/** Longer than is allowed, so that what takes longer is seen to. */
const watchedBesidesMs = 5_000

const faults = [
  {
    what: 'the primary killed (SIGKILL of all of its processes)',
    begin: (cluster: Cluster, node: Node) => cluster.killNode(node),
    end: (cluster: Cluster, node: Node) => cluster.startNode(node),
  },
  {
    what: 'the primary cut off from the network',
    begin: (_: Cluster, { host }: Node) => host.cut(),
    end: (_: Cluster, { host }: Node) => host.heal(),
  },
]

/** `npm run drill:failover`. Answers the exit code. */
export const failover = async (): Promise<number> => {
  const missing = clusterMissing()
  for (const one of missing) say(`NOT FOUND  ${one}`)
  if (missing.length > 0) return 1
  const allowedOutageMs = hasLongTtl() ? allowedOutages.long : allowedOutages.short
  const cluster = await startCluster()
  say(`cluster: 3 nodes with Patroni, etcd and PostgreSQL; HAProxy; PgBouncer`)
  const world = await openWorld()
  try {
    const env = { RIALTO_DB_DIRECT_URL: cluster.directUrl }
    for (let count = 0; count < 2; count += 1) await world.start({ databaseUrl: cluster.url, env })
    const [server] = world.servers
    if (!server) throw new Error('no server')
    const account = await world.connect()
    let isRight = true
    for (const fault of faults) {
      const load = startLoad(() => world.servers, account, 4)
      const outageMs = await strike(cluster, fault, load, allowedOutageMs + watchedBesidesMs)
      await load.stop()
      say(`  comparing ${load.orders.length} orders with the books, the records and the webhooks`)
      await world.letHistorySettle()
      const verdict = await judge(load, { ...world, server })
      say(`${fault.what}`)
      say(
        `  serving again after ${seconds(outageMs)} (at most ${seconds(allowedOutageMs)}); ${load.unserved().length} requests unserved`,
      )
      const isTested = outageMs >= feltOutageMs
      if (!isTested) say('  the fault was not felt: nothing was tested')
      isRight = report(verdict, say) && isTested && outageMs <= allowedOutageMs && isRight
      const counts = await cluster.countEverywhere('transfers')
      const isSame = new Set(Object.values(counts)).size === 1
      say(`  transfers on each node: ${JSON.stringify(counts)}`)
      isRight &&= isSame
    }
    say(isRight ? 'passed' : 'FAILED')
    return isRight ? 0 : 1
  } finally {
    await world.close()
    await cluster.close()
  }
}

/** Under load all the time. Answers the longest time in which a server served no write. */
const strike = async (
  cluster: Cluster,
  fault: (typeof faults)[number],
  load: Load,
  watchedMs: number,
): Promise<number> => {
  await cluster.whole()
  const node = await cluster.primary()
  await pause(loadBeforeMs)
  const beganMs = performance.now()
  fault.begin(cluster, node)
  await pause(watchedMs)
  const outageMs = load.longestOutageMs(beganMs)
  const successor = await cluster.primary()
  say(`  ${node.name} was the primary, ${successor.name} is`)
  if (successor === node) throw new Error('the primary is still the same: nothing was tested')
  fault.end(cluster, node)
  await cluster.whole()
  await pause(loadAfterMs)
  return outageMs
}
