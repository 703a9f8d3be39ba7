import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { callApi } from '../harness/callApi.ts'
import { connectBinance } from '../harness/connectAccount.ts'
import { execute, previewDeposit } from '../harness/deposit.ts'
import { eventually } from '../harness/eventually.ts'
import { exchanges } from '../harness/exchanges.ts'
import { demoClient, type Rialto } from '../harness/startRialto.ts'
import {
  ended,
  expectDelivered,
  expectMovedOnce,
  freshAddress,
  withdrawalsTo,
  withdrawCalls,
} from '../harness/money.ts'
import { openEnvironment, type TestEnvironment } from '../harness/openEnvironment.ts'
import { familyOf, postmasterOf, processesNaming, stillRunning, suspendFamily } from '../harness/processes.ts'

const binance = exchanges.find(({ name }) => name === 'Binance')
if (!binance) throw new Error('Binance is missing')

const answerTimeoutMs = 1_500
const acquireTimeoutMs = 800

let env: TestEnvironment
let server: Rialto
let goOn: () => void = () => undefined

beforeAll(async () => {
  env = await openEnvironment({ embeddedDatabase: true })
  server = await env.start({
    env: {
      RIALTO_DB_ANSWER_TIMEOUT_MS: String(answerTimeoutMs),
      RIALTO_DB_ACQUIRE_TIMEOUT_MS: String(acquireTimeoutMs),
    },
  })
})
afterEach(() => goOn())
afterAll(() => env.close())

/** PostgreSQL answers nothing and closes nothing, as on a machine whose disk hangs. */
const suspend = () => (goOn = suspendFamily(postmasterOf(env.dataDir)))

const isBack = () =>
  eventually(
    async () => (await callApi(server, 'POST', '/linktoken', { userId: 'crash-test' })).http === 200,
    'the server to serve again',
  )

const timed = async <T>(work: Promise<T>): Promise<{ result: T; ms: number }> => {
  const begun = performance.now()
  return { result: await work, ms: performance.now() - begun }
}

const askForToken = () =>
  fetch(`${server.api}/api/v1/linktoken`, {
    method: 'POST',
    headers: {
      'x-client-id': demoClient.id,
      'x-client-secret': demoClient.secret,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ userId: 'crash-test' }),
  })

/** One answer that does not come, a connection that does not, and a machine with other work. */
const boundMs = answerTimeoutMs + 2 * acquireTimeoutMs + 2_000

const prepare = async () => {
  const address = freshAddress()
  const account = await connectBinance(server)
  return { address, account, previewId: await previewDeposit(server, account, { address, amount: 50 }) }
}

const expectPaidOnce = async ({ address, previewId }: Awaited<ReturnType<typeof prepare>>) => {
  expect(await ended(server, previewId)).toMatchObject({ status: 'succeeded' })
  await expectMovedOnce(env, address, 50)
  await expectDelivered(env, previewId, ['Pending', 'Succeeded'])
}

test('while PostgreSQL hangs, requests are answered 503 in bounded time and /readyz says so; then each deposit is paid once', async () => {
  const inFlight = await prepare()
  const notBegun = await prepare()
  await env.sandbox.control.clearRequests()
  await env.sandbox.control.addFault({ ...binance.withdrawCall, mode: 'hang' })
  const executing = execute(server, inFlight.account, inFlight.previewId)
  await eventually(async () => withdrawalsTo(env, inFlight.address).length > 0, 'the exchange to accept')
  suspend()
  await env.sandbox.control.release()

  const [lost, refused, ready, ...answers] = await Promise.all([
    timed(executing),
    timed(execute(server, notBegun.account, notBegun.previewId)),
    timed(fetch(`${server.api}/readyz`)),
    ...Array.from({ length: 30 }, () => timed(askForToken())),
  ])
  for (const { result } of answers) {
    expect(result.status).toBe(503)
    expect(result.headers.get('retry-after')).toBe('2')
    expect(await result.json()).toMatchObject({ errorType: 'serviceUnavailable' })
  }
  expect(ready.result.status).toBe(503)
  // What the exchange answered could not be recorded; the other order was not begun.
  for (const { result } of [lost, refused]) expect(result).toMatchObject({ http: 503 })
  for (const { ms } of [lost, refused, ready, ...answers]) expect(ms).toBeLessThan(boundMs)
  expect(await withdrawCalls(env, binance)).toBe(1)

  goOn()
  await isBack()
  expect((await fetch(`${server.api}/readyz`)).status).toBe(200)
  expect(await execute(server, notBegun.account, notBegun.previewId)).toMatchObject({ http: 200 })
  await env.advance(60_000)
  await expectPaidOnce(inFlight)
  await expectPaidOnce(notBegun)
  expect(await withdrawCalls(env, binance)).toBe(2)
  expect(server.process.exitCode).toBeNull()
})

test('Ctrl-C ends the server and all its child processes in bounded time while PostgreSQL hangs, and reports unfinished work', async () => {
  const started = familyOf(postmasterOf(env.dataDir))
  suspend()
  const { ms } = await timed(env.stopServers())
  expect(await server.ended).toEqual({ code: 0, signal: null })
  expect(ms).toBeLessThan(15_000)
  expect(server.output()).toContain('the database does not answer: stopping without it')
  // Suspended children of a killed server would keep the next one from starting.
  expect(stillRunning(started)).toEqual([])
  expect(processesNaming(env.dataDir)).toEqual([])
})
