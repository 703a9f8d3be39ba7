import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { execute, previewDeposit } from '../harness/deposit.ts'
import { exchanges } from '../harness/exchanges.ts'
import { ended, expectMovedOnce, freshAddress, withdrawCalls } from '../harness/money.ts'
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

/** An error in the exchange's own form that no document calls a refusal. */
const undocumented = {
  Binance: { code: -9002, msg: 'The withdrawal request is being processed.' },
  Coinbase: { errors: [{ id: 'try_again', message: 'Your send is being processed' }] },
}

/** A documented refusal after which the same order may be tried again. */
const documented = {
  Binance: { code: -1021, msg: 'Timestamp for this request is outside of the recvWindow.' },
  Coinbase: { errors: [{ id: 'validation_error', message: 'The request is not valid' }] },
}

describe.each(firstOf(exchanges))('$name refuses a withdrawal that it has created', exchange => {
  const prepare = async (body: object) => {
    const address = freshAddress()
    const account = await exchange.connect(server)
    const previewId = await previewDeposit(server, account, { address, amount: 35 })
    if (exchange.mfaCode !== undefined)
      expect(await execute(server, account, previewId)).toMatchObject({ http: 200, status: 'mfaRequired' })
    await env.sandbox.control.clearRequests()
    const fault = { mode: 'status', code: 400, body: JSON.stringify(body), afterSideEffect: true }
    await env.sandbox.control.addFault({ ...exchange.withdrawCall, ...fault })
    return { address, account, previewId }
  }

  test('an error that no document names leaves the outcome open, and nothing is sent again', async () => {
    const { address, account, previewId } = await prepare(undocumented[exchange.name])
    const executed = await execute(server, account, previewId, exchange.mfaCode)
    expect(executed).toMatchObject({ http: 200, status: 'inProgress' })
    expect(await ended(server, previewId)).toMatchObject({ status: 'succeeded' })
    expect(await execute(server, account, previewId, exchange.mfaCode)).toMatchObject({ status: 'succeeded' })
    expect(await withdrawCalls(env, exchange)).toBe(1)
    await expectMovedOnce(env, address, 35)
  })

  test('a second try after a documented refusal finds it in the history, and nothing is sent again', async () => {
    const { address, account, previewId } = await prepare(documented[exchange.name])
    expect((await execute(server, account, previewId, exchange.mfaCode)).status).not.toBe('inProgress')
    const again = await execute(server, account, previewId, exchange.mfaCode)
    expect(['inProgress', 'succeeded']).toContain(again.status)
    expect(await ended(server, previewId)).toMatchObject({ status: 'succeeded' })
    expect(await withdrawCalls(env, exchange)).toBe(1)
    await expectMovedOnce(env, address, 35)
  })
})
