import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { runCli } from '../../apps/server/src/cli/runCli.ts'
import type { Caller } from '../harness/callApi.ts'
import { type Account, connectBinance, connectCoinbase } from '../harness/connectAccount.ts'
import { execute, previewDeposit } from '../harness/deposit.ts'
import { eventually } from '../harness/eventually.ts'
import { freshAddress } from '../harness/money.ts'
import { openEnvironment, type TestEnvironment } from '../harness/openEnvironment.ts'
import type { Rialto } from '../harness/startRialto.ts'

/**
 * What a tenant notices of another tenant whose webhook endpoint accepts every connection and never answers, while the institution
 * that its transfers are at never answers either. Quiet and hanging phases alternate in one run on one server, under the same load;
 * the quiet tenant's deposits are timed from its request to the arrival of its webhooks.
 *
 *   RIALTO_ISOLATION_ROUNDS  how many pairs of phases. A campaign: RIALTO_ISOLATION_ROUNDS=20
 *
 * Without it nothing is measured: that the worker keeps places for everybody is proven without a clock, beside it.
 */
const rounds = Number(process.env['RIALTO_ISOLATION_ROUNDS'] ?? 0)
/** Deposits of the quiet tenant in one phase, all at once. */
const depositsPerPhase = 4
const amount = 1

let env: TestEnvironment
let server: Rialto
let quiet: { caller: Caller; account: Account; receiver: Receiver }
let busy: { caller: Caller; account: Account; receiver: Receiver }

interface Receiver {
  url: string
  /** When each event first arrived, by transfer and status. */
  arrivals: Map<string, number>
  hang(): void
  /** Answers what it held, and everything from now on. */
  answer(): void
  held(): number
  stop(): Promise<void>
}

const startReceiver = async (): Promise<Receiver> => {
  const arrivals = new Map<string, number>()
  const held = new Set<ServerResponse>()
  let hanging = false
  const http = createServer((request, response) => {
    let text = ''
    request.setEncoding('utf8').on('data', part => (text += String(part)))
    request.on('end', () => {
      const { TransferId, TransferStatus } = JSON.parse(text) as Record<string, string>
      const name = `${TransferId} ${TransferStatus}`
      if (!arrivals.has(name)) arrivals.set(name, performance.now())
      if (!hanging) return void response.writeHead(204).end()
      held.add(response)
      response.once('close', () => held.delete(response))
    })
  })
  await new Promise<void>(resolve => http.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/webhooks`,
    arrivals,
    hang: () => void (hanging = true),
    answer: () => {
      hanging = false
      held.forEach(response => response.writeHead(204).end())
    },
    held: () => held.size,
    stop: () =>
      new Promise(resolve => {
        http.close(() => resolve())
        http.closeAllConnections()
      }),
  }
}

/** A client of its own with a key and a webhook endpoint, made as an operator makes them. */
const createTenant = async (name: string): Promise<{ caller: Caller; receiver: Receiver }> => {
  const receiver = await startReceiver()
  const rialto = async (...words: string[]) => {
    let text = ''
    const write = (part: string) => void (text += part)
    const terminal = {
      env: { RIALTO_DATA_DIR: env.dataDir },
      out: write,
      err: write,
      readInput: async () => '',
      interrupted: async () => undefined,
    }
    if ((await runCli(words, terminal)) !== 0) throw new Error(`rialto ${words.join(' ')}: ${text}`)
    return text
  }
  const id = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(await rialto('clients', 'create', '--name', name))?.[0] ?? ''
  const made = await rialto('keys', 'create', '--client', id, '--permissions', 'read,write', '--label', 'server')
  const secret = /sk_sandbox_\w+/.exec(made)?.[0] ?? ''
  await rialto('webhooks', 'set', '--client', id, '--url', receiver.url)
  return { caller: { api: server.api, client: { id, secret } }, receiver }
}

beforeAll(async () => {
  if (rounds === 0) return
  // Longer than the first look at a transfer takes, and much shorter than the wait for the second: every transfer takes the same steps.
  env = await openEnvironment({ settleDelayMs: 700 })
  server = await env.start({ env: { RIALTO_LINK_RATE_LIMIT_PER_MINUTE: '1000000' } })
  const [one, other] = [await createTenant('Quiet'), await createTenant('Busy')]
  quiet = { ...one, account: await connectBinance(one.caller, 'Mesh4') }
  busy = { ...other, account: await connectBinance(other.caller, 'Mesh4') }
}, 120_000)
afterAll(async () => {
  await env?.close()
  await quiet?.receiver.stop()
  await busy?.receiver.stop()
})

const deposit = async ({ caller, account }: typeof quiet, sum = amount, code?: string): Promise<string> => {
  const previewId = await previewDeposit(caller, account, { address: freshAddress(), amount: sum })
  await execute(caller, account, previewId, code)
  return previewId
}

/** Milliseconds from the request to each webhook. */
const timed = async () => {
  const { caller, account, receiver } = quiet
  const previewId = await previewDeposit(caller, account, { address: freshAddress(), amount })
  const start = performance.now()
  const executing = execute(caller, account, previewId)
  const at = (status: string) => receiver.arrivals.get(`${previewId} ${status}`)
  const succeeded = await eventually(async () => at('Succeeded'), `the webhooks about ${previewId}`, 120_000)
  await executing
  return { pending: (at('Pending') ?? Number.NaN) - start, succeeded: succeeded - start }
}

type Measured = Awaited<ReturnType<typeof timed>>

/** The quiet tenant's deposits, while the busy one goes on making its own. */
const phase = async (): Promise<Measured[]> => {
  let over = false
  const goOn = async () => {
    while (!over) {
      await deposit(busy)
      await pause(200)
    }
  }
  const busyness = goOn()
  const measured = await Promise.all(Array.from({ length: depositsPerPhase }, timed))
  over = true
  await busyness
  return measured
}

const at = (values: readonly number[], share: number): number =>
  Math.round([...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? Number.NaN)

test.runIf(rounds > 0)(
  `a hanging endpoint and a hanging institution of one tenant change nothing for another, in ${rounds} rounds`,
  async () => {
    const coinbase = { ...busy, account: await connectCoinbase(busy.caller, 'Mesh4') }
    // Coinbase keeps these pending for good, so that the worker goes on asking about them.
    for (let index = 0; index < 12; index += 1) await deposit(coinbase, 1.202, '123456')
    const results: Record<'quiet' | 'hanging', Measured[]> = { quiet: [], hanging: [] }
    await phase()
    for (let round = 0; round < rounds; round += 1) {
      results.quiet.push(...(await phase()))
      await env.sandbox.control.addFault({ host: 'api.coinbase.com', path: '/', mode: 'hang', times: 1_000_000 })
      busy.receiver.hang()
      await deposit(busy)
      await eventually(async () => busy.receiver.held() > 0, 'a webhook to hang')
      results.hanging.push(...(await phase()))
      expect(busy.receiver.held()).toBeGreaterThan(0)
      busy.receiver.answer()
      await env.sandbox.control.clearFaults()
    }
    const table = Object.entries(results).flatMap(([name, all]) =>
      (['pending', 'succeeded'] as const).map(status => {
        const values = all.map(one => one[status])
        return {
          phase: name,
          status,
          deposits: values.length,
          median: at(values, 0.5),
          p95: at(values, 0.95),
          max: at(values, 1),
        }
      }),
    )
    console.table(table)
    for (const [name, all] of Object.entries(results))
      console.info(
        name,
        all
          .map(one => Math.round(one.succeeded))
          .sort((a, b) => a - b)
          .join(' '),
      )
    const median = (name: 'quiet' | 'hanging', status: 'pending' | 'succeeded') =>
      at(
        results[name].map(one => one[status]),
        0.5,
      )
    expect(median('hanging', 'pending')).toBeLessThan(1_000)
    expect(median('hanging', 'succeeded')).toBeLessThan(1.1 * median('quiet', 'succeeded'))
  },
  60_000 + rounds * 60_000,
)
