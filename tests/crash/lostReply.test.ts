import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { execute, previewDeposit } from '../harness/deposit.ts'
import { exchanges } from '../harness/exchanges.ts'
import { ended, expectMovedOnce, expectDelivered, freshAddress, withdrawCalls } from '../harness/money.ts'
import { openEnvironment, type TestEnvironment } from '../harness/openEnvironment.ts'
import { firstOf } from '../harness/shortForm.ts'
import type { Rialto } from '../harness/startRialto.ts'

let env: TestEnvironment
let server: Rialto

beforeAll(async () => {
  env = await openEnvironment()
  server = await env.start()
})
afterAll(() => env.close())

describe.each(firstOf(exchanges))('$name accepts a withdrawal and its reply is lost', exchange => {
  // Dropped, cut in half, hidden behind a gateway's error or a maintenance page: it took effect each time.
  test.each([
    { mode: 'resetAfter' },
    { mode: 'truncate' },
    { mode: 'status', code: 502, afterSideEffect: true },
    { mode: 'htmlPage200', afterSideEffect: true },
  ])('$mode: it is found in the history and never sent again', async fault => {
    const { sandbox } = env
    const address = freshAddress()
    const account = await exchange.connect(server)
    const previewId = await previewDeposit(server, account, { address, amount: 50 })
    if (exchange.mfaCode !== undefined)
      expect(await execute(server, account, previewId)).toMatchObject({ http: 200, status: 'mfaRequired' })

    await sandbox.control.clearRequests()
    await sandbox.control.addFault({ ...exchange.withdrawCall, ...fault })
    const executed = await execute(server, account, previewId, exchange.mfaCode)
    expect(executed).toMatchObject({ http: 200, status: 'inProgress' })
    expect(await sandbox.control.faults()).toEqual([])

    const record = await ended(server, previewId)
    expect(record).toMatchObject({ status: 'succeeded' })
    expect(record.hash).toMatch(/^0x[0-9a-f]{64}$/)
    expect(await execute(server, account, previewId, exchange.mfaCode)).toMatchObject({ status: 'succeeded' })
    expect(await withdrawCalls(env, exchange)).toBe(1)
    await expectMovedOnce(env, address, 50)
    await expectDelivered(env, previewId, ['Pending', 'Succeeded'])
    expect(env.hooks.about(previewId)).toHaveLength(2)
  })
})
