import { afterAll, beforeAll, expect, test } from 'vitest'

import { execute, previewDeposit, readRecord } from '../harness/deposit.ts'
import { eventually } from '../harness/eventually.ts'
import { exchanges } from '../harness/exchanges.ts'
import { ended, expectNothingMoved, expectDelivered, freshAddress, withdrawCalls } from '../harness/money.ts'
import { openEnvironment, type TestEnvironment } from '../harness/openEnvironment.ts'
import type { Rialto } from '../harness/startRialto.ts'

const leaseMs = 60_000

let env: TestEnvironment
let sleeper: Rialto
let awake: Rialto

beforeAll(async () => {
  env = await openEnvironment()
  sleeper = await env.start()
  awake = await env.start({ anotherPort: true })
})
afterAll(async () => {
  // One that a failed test left suspended would never stop.
  sleeper?.process.kill('SIGCONT')
  await env?.close()
})

/**
 * A machine that sleeps, or a virtual one that is moved, wakes to another time of day and to timers that have not run:
 * they count the time it was awake. So a call that was being prepared goes on where it was, long after another process
 * said that nothing had been sent. Hence connectors look at the clock once more when they send the order.
 */
test.each(exchanges)('a server suspended while it prepares an order at $name does not send it late', async exchange => {
  const { control, advance } = env.sandbox
  const address = freshAddress()
  const account = await exchange.connect(sleeper)
  const previewId = await previewDeposit(sleeper, account, { address, amount: 50 })
  await control.clearRequests()
  await control.addFault({ ...exchange.lookBefore, mode: 'hang' })
  const executing = execute(sleeper, account, previewId, exchange.mfaCode)
  await eventually(async () => (await control.faults()).length === 0, 'the order to be prepared')
  sleeper.process.kill('SIGSTOP')

  await advance(leaseMs, 1)
  await expectDelivered(env, previewId, ['Pending'])
  await advance(exchange.notCreatedAfterMs - leaseMs, 1)
  expect(await ended(awake, previewId)).toMatchObject({ status: 'failed' })

  sleeper.process.kill('SIGCONT')
  // It knows what time it is before the answer it waited for lets it go on.
  await advance(0, 2)
  await control.release()
  expect(await executing).toMatchObject({ http: 200, status: 'failed' })
  expect(await withdrawCalls(env, exchange)).toBe(0)
  await expectNothingMoved(env, address)
  expect(await readRecord(awake, previewId)).toMatchObject({ status: 'failed' })
})
