import { join } from 'node:path'

import { client, productionEnv, provisionProduction } from '../support/productionClient.ts'
import { shortened } from '../support/shortened.ts'
import { percentile, type Spread, spreadOf } from '../support/statistics.ts'
import { withPostgres } from '../support/withPostgres.ts'
import { query, type Call, type Load, load } from './load.ts'
import { type Scenario, scenarios } from './scenarios.ts'
import { type MeasuredServer, startServer } from './startServer.ts'

const rounds = shortened(21, 3)
const warmUp: Load = { requests: shortened(5_000, 500), concurrency: 16 }
const measured: Load = { requests: shortened(1_000, 200), concurrency: 16 }

interface Round {
  cpuUs: number
  p50Ms: number
  p99Ms: number
}

interface Contender {
  name: string
  server: MeasuredServer
  call: Call
}

/** CPU time per request of Rialto compared with bare Fastify, in alternating rounds of one run. See README.md. */
export const cpu = (only?: string): Promise<object> =>
  withPostgres(async (url, folder) => {
    const chosen = scenarios.filter(({ name }) => only === undefined || name === only)
    if (chosen.length === 0) throw new Error(`Name one of: ${scenarios.map(({ name }) => name).join(', ')}.`)
    await provisionProduction(url)
    const env = productionEnv(url, folder)
    const rialto = await startServer(['rialto'], env, join(folder, 'rialto.log'))
    const answers = await answersOf(rialto)
    const bare = await startServer(['bare', JSON.stringify(answers)], env, join(folder, 'bare.log'))
    const results: object[] = []
    for (const scenario of chosen) results.push(await compare(scenario, rialto, bare))
    await Promise.all([rialto.stop(), bare.stop()])
    return { rounds, warmUp, measured, scenarios: results }
  })

const callOf = ({ operation, path, body }: Scenario, origin: string, prefix = '/api/v1'): Call => ({
  url: `${origin}${prefix}${path}`,
  method: operation.method,
  headers: {
    'x-client-id': client.clientId,
    'x-client-secret': client.secret,
    ...(body ? { 'content-type': 'application/json' } : {}),
  },
  ...(body ? { body: JSON.stringify(body) } : {}),
})

/** Responses of the bare routes: copies of Rialto's. */
const answersOf = async ({ origin }: MeasuredServer): Promise<Record<string, unknown>> => {
  const answers: Record<string, unknown> = {}
  for (const scenario of scenarios) answers[scenario.name] = JSON.parse(await query(callOf(scenario, origin)))
  return answers
}

const compare = async (scenario: Scenario, rialto: MeasuredServer, bare: MeasuredServer): Promise<object> => {
  const contenders = [
    { name: 'rialto', server: rialto, call: callOf(scenario, rialto.origin) },
    { name: 'bare', server: bare, call: callOf(scenario, bare.origin) },
    ...(scenario.name === 'linktoken'
      ? [{ name: 'bareInsert', server: bare, call: callOf(scenario, bare.origin, '/insert') }]
      : []),
  ]
  for (const { call } of contenders) await load(call, warmUp)
  const elapsed = new Map<string, Round[]>(contenders.map(({ name }) => [name, []]))
  for (let round = 0; round < rounds; round += 1)
    // The order alternates, so that other load on the machine affects all contenders alike.
    for (const contender of round % 2 ? contenders.toReversed() : contenders)
      elapsed.get(contender.name)?.push(await measure(contender))
  return { name: scenario.name, maxRatio: scenario.maxRatio, ...summary(elapsed) }
}

const measure = async ({ server, call }: Contender): Promise<Round> => {
  const before = await server.cpuUs()
  const tookMs = await load(call, measured)
  const cpuUs = ((await server.cpuUs()) - before) / measured.requests
  return { cpuUs, p50Ms: percentile(tookMs, 0.5), p99Ms: percentile(tookMs, 0.99) }
}

/** Ratios and differences are computed per round, because adjacent rounds ran under the same load. */
const summary = (elapsed: ReadonlyMap<string, readonly Round[]>): object => {
  const ours = elapsed.get('rialto') ?? []
  const against = (name: string, value: (mine: Round, theirs: Round) => number): Spread =>
    spreadOf(
      ours.flatMap((mine, round) =>
        [elapsed.get(name)?.[round]].flatMap(theirs => (theirs ? value(mine, theirs) : [])),
      ),
    )
  return {
    cpuUs: Object.fromEntries([...elapsed].map(([name, all]) => [name, spreadOf(all.map(({ cpuUs }) => cpuUs))])),
    ...Object.fromEntries(
      [...elapsed.keys()]
        .filter(name => name !== 'rialto')
        .map(name => [
          `against ${name}`,
          {
            // Uses the least disturbed rounds: other load only ever adds time.
            cpuRatioAtBest: ratioAtBest(ours, elapsed.get(name) ?? []),
            cpuRatio: against(name, (mine, theirs) => mine.cpuUs / theirs.cpuUs),
            addedP50Ms: against(name, (mine, theirs) => mine.p50Ms - theirs.p50Ms),
            addedP99Ms: against(name, (mine, theirs) => mine.p99Ms - theirs.p99Ms),
          },
        ]),
    ),
  }
}

const ratioAtBest = (ours: readonly Round[], theirs: readonly Round[]): number => {
  const [mine, other] = [ours, theirs].map(rounds =>
    percentile(
      rounds.map(({ cpuUs }) => cpuUs),
      0.1,
    ),
  )
  return Number(((mine ?? Number.NaN) / (other ?? Number.NaN)).toPrecision(4))
}
