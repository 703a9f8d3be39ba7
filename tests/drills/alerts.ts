import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

import pg from 'pg'

import { callApi } from '../harness/callApi.ts'
import type { Account } from '../harness/connectAccount.ts'
import { execute, previewDeposit } from '../harness/deposit.ts'
import { eventually } from '../harness/eventually.ts'
import { freePorts } from '../harness/freePorts.ts'
import type { Rialto } from '../harness/startRialto.ts'
import { findPrometheus, type Prometheus, startPrometheus } from './prometheus.ts'
import { openPostgres, openWorld } from './world.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

/** So long everything works, and no alert may fire. */
const healthyMs = 8_000

interface Broken {
  server: Rialto
  account: Account
  databaseUrl: string
  /** Of the receiver of webhooks, from now on. */
  refuseWebhooks(): void
  institutionDown(): Promise<unknown>
  databaseDown(): Promise<void>
}

const jobsIn = async (databaseUrl: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(statement)
  await client.end()
}

const readHoldings = ({ server, account }: Broken) =>
  callApi(server, 'POST', '/holdings/get', { authToken: account.tokenId, type: account.type }).catch(() => undefined)

/** Each with what makes it true. They stay broken: the next is broken on top. */
const breakages: readonly {
  alert: string
  /** An earlier drill may already have made it true. */
  isConsequence?: true
  begin(broken: Broken): Promise<unknown>
  again?(broken: Broken): Promise<unknown>
}[] = [
  {
    alert: 'RialtoWebhooksFailing',
    begin: async ({ server, account, refuseWebhooks }) => {
      refuseWebhooks()
      const address = `0x${'0'.repeat(39)}7`
      await execute(server, account, await previewDeposit(server, account, { address, amount: 2 }))
    },
  },
  {
    alert: 'RialtoJobsDead',
    begin: ({ databaseUrl }) =>
      jobsIn(
        databaseUrl,
        `insert into jobs (kind, key, payload, run_at, dead_at) values ('drill', 'dead', '{}', now(), now())`,
      ),
  },
  {
    // Of a kind that no worker takes, due since an hour ago.
    alert: 'RialtoJobsLate',
    begin: ({ databaseUrl }) =>
      jobsIn(
        databaseUrl,
        `insert into jobs (kind, key, payload, run_at) values ('drill', 'late', '{}', now() - interval '1 hour')`,
      ),
  },
  {
    alert: 'RialtoInstitutionDown',
    begin: ({ institutionDown }) => institutionDown(),
    again: readHoldings,
  },
  {
    alert: 'RialtoDatabaseUnreachable',
    begin: ({ databaseDown }) => databaseDown(),
  },
  {
    alert: 'RialtoErrors',
    isConsequence: true,
    begin: readHoldings,
    again: readHoldings,
  },
  {
    alert: 'RialtoDown',
    begin: async ({ server }) => {
      server.process.kill('SIGKILL')
      await server.ended
    },
  },
]

/** `npm run drill:alerts`. Answers the exit code. */
export const alerts = async (): Promise<number> => {
  const program = findPrometheus()
  if (program === undefined) {
    say('NOT FOUND  prometheus: apt-get install prometheus, or name its program in PROMETHEUS')
    return 1
  }
  let answer = 204
  const receiver = createServer((request, response) =>
    request.resume().on('end', () => response.writeHead(answer).end()),
  )
  await new Promise<void>(resolve => receiver.listen(0, '127.0.0.1', resolve))
  const { port } = receiver.address() as AddressInfo
  const [database, world, metricsPort] = await Promise.all([openPostgres(), openWorld(), freePorts(1)])
  let prometheus: Prometheus | undefined
  let isDatabaseUp = true
  const databaseDown = async () => {
    if (isDatabaseUp) await database.close()
    isDatabaseUp = false
  }
  try {
    const server = await world.start({
      databaseUrl: database.url,
      env: {
        RIALTO_METRICS_PORT: String(metricsPort),
        RIALTO_SANDBOX_WEBHOOK_URL: `http://127.0.0.1:${port}/webhooks`,
      },
    })
    const account = await world.connect()
    prometheus = await startPrometheus(program, metricsPort)
    const broken: Broken = {
      server,
      account,
      databaseUrl: database.url,
      refuseWebhooks: () => void (answer = 500),
      institutionDown: () =>
        world.sandbox.control.addFault({ host: 'api.binance.com', mode: 'status', code: 503, path: '/', times: 1_000 }),
      databaseDown,
    }
    const isRight = await breakAll(broken, prometheus)
    say(isRight ? 'passed' : 'FAILED')
    return isRight ? 0 : 1
  } finally {
    await prometheus?.stop()
    await world.kill()
    await world.close()
    await databaseDown()
    await new Promise(resolve => receiver.close(resolve))
  }
}

const breakAll = async (broken: Broken, { firing }: Prometheus): Promise<boolean> => {
  const healthyUntil = performance.now() + healthyMs
  while (performance.now() < healthyUntil) {
    await readHoldings(broken)
    await pause(500)
  }
  const early = await firing()
  say(`  nothing broken: ${early.join(', ') || 'no alert fires'}`)
  for (const { alert, isConsequence, begin, again } of breakages) {
    if (!isConsequence && (await firing()).includes(alert)) {
      say(`  ${alert} fired before it was broken`)
      return false
    }
    const beganMs = performance.now()
    await begin(broken)
    await eventually(
      async () => {
        await again?.(broken)
        return (await firing()).includes(alert)
      },
      `${alert} to fire`,
      60_000,
      async () => `; firing are ${(await firing()).join(', ')}`,
    )
    say(`  ${alert} fired after ${((performance.now() - beganMs) / 1_000).toFixed(0)} s`)
  }
  return early.length === 0
}
