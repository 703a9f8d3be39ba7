import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { type Executed, execute, previewDeposit } from '../harness/deposit.ts'
import { exchanges } from '../harness/exchanges.ts'
import { ended, expectMovedOnce, expectDelivered, freshAddress, withdrawCalls } from '../harness/money.ts'
import { openEnvironment, type TestEnvironment } from '../harness/openEnvironment.ts'
import type { Rialto } from '../harness/startRialto.ts'

let env: TestEnvironment
let servers: Rialto[]

beforeAll(async () => {
  env = await openEnvironment()
  const first = await env.start()
  servers = [first, await env.start({ anotherPort: true })]
})
afterAll(() => env.close())

describe.each(exchanges)('one preview of $name executed many times at once', exchange => {
  test.each([
    { callers: 2, processes: 1 },
    { callers: 2, processes: 2 },
    { callers: 32, processes: 1 },
    { callers: 32, processes: 2 },
  ])('$callers callers of $processes processes on one database: one withdrawal', async ({ callers, processes }) => {
    const on = (caller: number) => servers[caller % processes] as Rialto
    const address = freshAddress()
    const account = await exchange.connect(on(0))
    const previewId = await previewDeposit(on(0), account, { address, amount: 50 })
    await env.sandbox.control.clearRequests()
    // Slow enough that the last caller comes while the first one's call is under way.
    await env.sandbox.control.addFault({ ...exchange.withdrawCall, mode: 'latency', ms: 300 })
    const answers = await Promise.all(
      Array.from({ length: callers }, (_, caller) => execute(on(caller), account, previewId, exchange.mfaCode)),
    )

    expect(new Set(answers.map(summary))).toEqual(new Set(['200 inProgress']))
    expect(new Set(answers.map(answer => answer.executeTransferResult.transferId))).toEqual(new Set([previewId]))
    expect(await ended(on(0), previewId)).toMatchObject({ status: 'succeeded' })
    expect(await withdrawCalls(env, exchange)).toBe(1)
    await expectMovedOnce(env, address, 50)
    await expectDelivered(env, previewId, ['Pending', 'Succeeded'])
  })
})

const summary = ({ http, status }: Executed): string => `${http} ${status}`

describe('a second factor given many times at once', () => {
  const coinbase = exchanges.find(({ name }) => name === 'Coinbase')
  if (!coinbase) throw new Error('Coinbase is missing')

  test('32 callers of two processes with the right code: one withdrawal', async () => {
    const on = (caller: number) => servers[caller % 2] as Rialto
    const address = freshAddress()
    const account = await coinbase.connect(on(0))
    const previewId = await previewDeposit(on(0), account, { address, amount: 50 })
    expect(await execute(on(0), account, previewId)).toMatchObject({ status: 'mfaRequired' })
    await env.sandbox.control.clearRequests()
    const answers = await Promise.all(
      Array.from({ length: 32 }, (_, caller) => execute(on(caller), account, previewId, coinbase.mfaCode)),
    )

    expect(answers.every(({ http }) => http === 200)).toBe(true)
    expect(await ended(on(1), previewId)).toMatchObject({ status: 'succeeded' })
    expect(await withdrawCalls(env, coinbase)).toBe(1)
    await expectMovedOnce(env, address, 50)
    await expectDelivered(env, previewId, ['Pending', 'Succeeded'])
  })
})
