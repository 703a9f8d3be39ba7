import { join } from 'node:path'

import type { Call } from '../cpu/load.ts'
import { scenarios } from '../cpu/scenarios.ts'
import { type MeasuredServer, startServer } from '../cpu/startServer.ts'
import { loadBySocket } from '../support/loadBySocket.ts'
import { client, productionEnv, provisionProduction } from '../support/productionClient.ts'
import { shortened } from '../support/shortened.ts'
import { spreadOf } from '../support/statistics.ts'
import { withPostgres } from '../support/withPostgres.ts'

const count = 4
const clients = 32
const rounds = shortened(5, 1)
const eachMs = 2_000
const warmUpMs = shortened(3_000, 300)
const measured = ['integrations', 'linktoken']

const callTo = ({ origin }: MeasuredServer, name: string): Call => {
  const scenario = scenarios.find(one => one.name === name)
  return {
    url: `${origin}/api/v1${scenario?.path}`,
    method: scenario?.operation.method ?? 'GET',
    headers: {
      'x-client-id': client.clientId,
      'x-client-secret': client.secret,
      ...(scenario?.body ? { 'content-type': 'application/json' } : {}),
    },
    ...(scenario?.body ? { body: JSON.stringify(scenario.body) } : {}),
  }
}

/** Requests a second of these servers together, and their processor time for each request. */
const measure = async (servers: readonly MeasuredServer[], name: string, forMs: number) => {
  const cpuOfAll = async () =>
    (await Promise.all(servers.map(server => server.cpuUs()))).reduce((sum, us) => sum + us, 0)
  const before = await cpuOfAll()
  const rates = await Promise.all(
    servers.map(server => loadBySocket(callTo(server, name), clients / servers.length, forMs)),
  )
  const perSecond = rates.reduce((sum, rate) => sum + rate, 0)
  return { perSecond, cpuUs: ((await cpuOfAll()) - before) / (perSecond * (forMs / 1_000)) }
}

/**
 * Four server processes on one database beside one of them, in alternation with the same number of clients: limits,
 * heartbeats, jobs and locks, shared by all processes, add processor time to each request.
 */
export const servers = (): Promise<object> =>
  withPostgres(async (url, folder) => {
    await provisionProduction(url)
    const env = productionEnv(url, folder)
    const all: MeasuredServer[] = []
    for (let number = 0; number < count; number += 1)
      all.push(await startServer(['rialto'], env, join(folder, `rialto.${number}.log`)))
    const ways = { one: all.slice(0, 1), four: all }
    const results: Record<string, object> = {}
    for (const name of measured) {
      await measure(ways.four, name, count * warmUpMs)
      const elapsed = { one: [] as Measured[], four: [] as Measured[] }
      for (let round = 0; round < rounds; round += 1)
        for (const way of round % 2 === 0 ? (['one', 'four'] as const) : (['four', 'one'] as const))
          elapsed[way].push(await measure(ways[way], name, eachMs))
      const spread = (read: (one: Measured) => number) => ({
        one: spreadOf(elapsed.one.map(read)),
        four: spreadOf(elapsed.four.map(read)),
        ratio: spreadOf(elapsed.four.map((four, round) => read(four) / read(elapsed.one[round] ?? four))),
      })
      results[name] = { perSecond: spread(one => one.perSecond), cpuUs: spread(one => one.cpuUs) }
    }
    await Promise.all(all.map(server => server.stop()))
    return { count, clients, rounds, eachMs, requests: results }
  })

type Measured = Awaited<ReturnType<typeof measure>>
