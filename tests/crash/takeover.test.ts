import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import type { Account } from '../harness/connectAccount.ts'
import { execute, previewDeposit, readRecord } from '../harness/deposit.ts'
import { eventually } from '../harness/eventually.ts'
import { exchanges } from '../harness/exchanges.ts'
import {
  ended,
  expectDelivered,
  expectMovedOnce,
  freshAddress,
  withdrawalsTo,
  withdrawCalls,
} from '../harness/money.ts'
import { openEnvironment, type TestEnvironment } from '../harness/openEnvironment.ts'
import type { Rialto } from '../harness/startRialto.ts'

const takeoverMs = 10_000
const exchange = exchanges.find(({ name }) => name === 'Coinbase')
if (!exchange) throw new Error('Coinbase is missing')

let env: TestEnvironment
let victim: Rialto
let other: Rialto
let account: Account
let previewId: string
let address: string

beforeAll(async () => {
  env = await openEnvironment()
  other = await env.start()
})
afterEach(() => victim.process.kill('SIGCONT'))
afterAll(() => env.close())

/** A withdrawal that the exchange has accepted while the server that asked for it waits for the answer. */
const begin = async () => {
  victim = await env.start({ anotherPort: true })
  address = freshAddress()
  account = await exchange.connect(victim)
  previewId = await previewDeposit(victim, account, { address, amount: 50 })
  await env.sandbox.control.clearRequests()
  await env.sandbox.control.addFault({ ...exchange.withdrawCall, mode: 'hang' })
  const executing = execute(victim, account, previewId, exchange.mfaCode).catch(() => undefined)
  await eventually(async () => withdrawalsTo(env, address).length > 0, 'the exchange to accept')
  return { executing }
}

/** In real time: no clock is advanced. */
const expectTakenOver = async (sinceMs: number, how: string) => {
  expect(await ended(other, previewId)).toMatchObject({ status: 'succeeded' })
  const tookMs = performance.now() - sinceMs
  console.info(`taken over ${(tookMs / 1_000).toFixed(1)} s after ${how}`)
  expect(tookMs).toBeLessThan(takeoverMs)
}

test('another server settles a withdrawal that a killed server left, within ten seconds', async () => {
  const { executing } = await begin()
  const sinceMs = performance.now()
  await env.kill(victim)
  await expectTakenOver(sinceMs, 'SIGKILL')
  await executing
  await env.sandbox.control.release()
  await expectMovedOnce(env, address, 50)
  await expectDelivered(env, previewId, ['Pending', 'Succeeded'])
})

test('a server that is suspended loses its withdrawal within ten seconds, and sends nothing again when it wakes', async () => {
  const { executing } = await begin()
  const sinceMs = performance.now()
  victim.process.kill('SIGSTOP')
  await expectTakenOver(sinceMs, 'SIGSTOP')
  victim.process.kill('SIGCONT')
  await env.sandbox.control.release()
  expect(await executing).toMatchObject({ http: 200 })
  expect(await withdrawCalls(env, exchange)).toBe(1)
  expect(await readRecord(victim, previewId)).toMatchObject({ status: 'succeeded' })
  await expectMovedOnce(env, address, 50)
  await expectDelivered(env, previewId, ['Pending', 'Succeeded'])
})
